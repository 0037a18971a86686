import type { RuleGroup } from './rule.ts'

const NOT_SWALLOWED = [
  'air|saliva|spit|milk|formula|water|vitamins ~1 swallow+', 'swallow+ ~2 air|saliva|milk|water|food|solids|spit|puree|phlegm|mucus|pride|gum', 'to swallow|take ~2 pill|pills|tablet|tablets|capsule|capsules', 'hard|trouble|refuses|refuse|hates|how|teach|learn|learning|easier|help ~3 to? swallow|take ~2 pill|pills|tablets|tablet|medicine|medication',
  'sippy|bottle|bottles ~1 of? water|milk|formula|juice', 'remote|monitor|toy|car|swing|phone|camera|pump|thermometer|watch|laptop ~2 battery|batteries ~2 died|dead|runs|life|charge|rechargeable|low', 'battery life|powered|operated|dead|died|charger', 'poison ivy|oak|sumac|apple', 'food poisoning', 'not poison', 'tea tree|green|herbal tea', 'as a joke|dare & imaginary',
]

export const poisoning: RuleGroup[] = [
  {
    level: 'emergency',
    concern: 'poisoning',
    excuses: ['denied', 'fiction', 'past', 'hypothetical'],
    unless: NOT_SWALLOWED,
    patterns: [
      `SWALLOWED ~7 BATTERY|MAGNET`, 'BATTERY|MAGNET ~6 SWALLOWED|mouth|nose|throat|ear|stomach|missing|gone|stuck', 'BATTERY|batteries|magnet|magnets ~3 in|up|down ~2 nose|ear|throat|mouth|stomach', 'put|stuck|shoved|pushed ~3 BATTERY|MAGNET ~4 nose|ear|mouth|throat', 'SWALLOW_STRICT ~5 CHEMICAL|SHARP|PLANT|DRUG', `CHILD|daughter|son ~4 SWALLOWED ~5 CHEMICAL`, 'CHILD ~4 SWALLOWED ~4 PLANT & wild|garden|yard|unknown|woods|park|outside|lawn|grass|poisonous|from_the|plant|toxic', 'SWALLOWED ~4 CHEMICAL & toddler|baby|daughter|son|child|help|now|bottle|year_old|month_old|poison_control', 'SELF ~2 SWALLOWED|drank ~3 bleach|antifreeze|poison|rat_poison|detergent|weedkiller|drano|acid|lysol|turpentine|petrol',
      'CHILD_NOUN|HE|hechild|shechild ~5 got_into|swallowed|ate|eaten|ingested|chewed|swallow|found|drank|gotten_into|getting_into|got_hold_of|consumed|in_his_mouth|in_her_mouth|opened|munched|sucking_on ~6 MEDICINE|DRUG', 'CHILD_NOUN|HE|hechild|shechild|twins ~4 took|taken|had|drank|swallowed|ate ~4 my|mums|moms|mum|mom|grandmas|grandma|grandpas|grandpa|nan|dad|dads|granddad|his_dads|husband|brother|sister|dog|cat|wrong|bottle|all|unknown|adult|someone|whole ~4 MEDICINE', 'MEDICINE|CHEMICAL|DRUG ~4 all|over|around|in ~3 mouth|lips|tongue|face|hands', 'MEDICINE|pill|tablet ~3 missing ~4', 'bottle ~3 open|empty|half ~8 swallowed|ate|drank|pills|toddler|baby & MEDICINE|CHEMICAL|toddler', 'toddler|baby|year_old|month_old|little_one|infant|newborn ~4 drank|drunk|drinking|swallowed|sipped|downed|gulped ~5 ALCOHOL', 'SWALLOW_STRICT ~4 poison|poisonous|toxic|glass|blade', 'ate|eaten|drank|drunk|licked|chewed ~3 poison|poisonous|toxic|rat_poison|mouse_poison|bleach',
      'been|was|BE poisoned', 'carbon monoxide|monoxide ~3', 'co alarm|detector ~3 going|beeping|off', 'gas leak', 'smell gas', 'sprayed|splashed|got|spilled|spilt ~4 CHEMICAL ~3 in|into|on ~2 eye|eyes|face|mouth|skin', 'gave|given|give|giving|had ~4 double|triple|twice|wrong|too_much|adult|10x|extra ~3 dose|dosage|amount', 'too_much|overdose|overdosed|double|wrong ~3 dose|medicine|MEDICINE|insulin', 'accidentally ~4 overdose|overdosed|took|gave|given ~4 MEDICINE|medicine|dose|twice|double', 'gave|given ~3 too_much|too_many ~2', 'vomit|throw_up|sick ~4 after ~4 MEDICINE|CHEMICAL|berries|mushroom & ate|swallowed|drank|licked', 'ate|eaten|swallowed|had ~3 edible|edibles|weed|thc|marijuana|gummies & toddler|baby|year_old|daughter|son|thc|weed|edibles|edible',
      'nicotine|vape|cigarette|cigarettes ~3 ate|eaten|chewed|swallowed|mouth', 'ate|eaten|chewed|swallowed|drank ~4 nicotine|vape|cigarette|cigarettes|cigarette_butt', 'huff+|inhaled|inhaling|sniff+ ~3 aerosol|glue|solvent|gas|deodorant|lighter & collapsed|dizzy|now|confused|breathing',
    ],
  },
  {
    level: 'urgent_medical',
    concern: 'poisoning',
    excuses: ['denied', 'fiction', 'past', 'hypothetical'],
    unless: [...NOT_SWALLOWED, 'swallowed|swallow ~2 tooth|teeth|whole|pride|hard|gum|seed|seeds|stickers'],
    patterns: [
      'SWALLOW_STRICT ~4 OBJECT', 'OBJECT ~3 swallowed', 'CHILD|hechild|shechild ~4 ate|eaten|eating ~4 coin|penny|battery|plastic|foil|bead|beads|button|styrofoam|magnet|glass|rock|silica|mulch|screw|crayons ~3 & ~1 worried|swallowed|help|should|stomach|hospital|doctor', 'CHILD ~3 ate|eaten|swallowed|bitten|chewed ~4 part|piece|pieces|bit|chunk ~3 plastic|toy|glass|foil|crayon|rubber|metal|foam|balloon', 'drank|drunk|swallowed|swallow|swallowing|ate|eaten ~4 shampoo|conditioner|soap|hand_soap|sunscreen|lotion|bubble_bath|bubbles|paint|ink|glue|hairspray|mouthwash|hand_gel|essential|oil|vapor_rub|vicks|deodorant|makeup|lipstick|nail_varnish & CHILD|coughing|should|safe|worried|help', 'CHILD ~5 ate|eaten|chewed|swallowed ~4 PLANT|berry|leaf|leaves|flower|flowers|mushroom|plant ~6 & know|garden|what|poisonous|safe|woods|toxic|unknown|worried|sick', 'gave|given|had|got|took ~4 dose|calpol|tylenol|MEDICINE ~4 twice|double|again_too_soon|too_much|by_mistake|mistake|wrong', 'silica gel|packet & ate|swallowed|eaten', 'OBJECT|bead|pea|bean|peanut|popcorn ~3 stuck|lodged|shoved|up ~2 in|up? ~2 nose|ear|nostril', 'stuck|put|shoved|pushed|stuffed ~3 OBJECT|bean|pea|corn|popcorn|crayon|foam ~3 up|in|into ~2 nose|ear|nostril', 'something|object ~2 stuck ~2 in|up ~2 nose|ear', 'gave|given ~8 instead of & ml|mg|medicine|dose|drops|syrup|calpol|tylenol', 'way|far too much & medicine|dose|ml|mg|tylenol|calpol|gave', 'might|may|could|think|maybe|possibly|must|have ~3 swallowed|ingested ~4', 'double|wrong dose ~4', 'child|toddler|baby|kid ~2 swallowed', 'CHILD ~3 ate|eaten|drank|licked|swallowed ~4 CHEMICAL|PLANT|soap|shampoo|toothpaste|sunscreen|lotion|dirt|paint|ink|chalk|vapor_rub|vicks|deodorant ~3 & swallow|lot|whole|tube|bottle|should|poison_control|safe_or|worried|help|toxic', 'bitten|stung|bit|stings|bite ~3 snake|spider|scorpion|jellyfish|wasp|wasps|bees|bat|dog|tick & swelling|swollen|purple|breathing|hospital|snake|dog|bleeding|times|face|deep|scorpion|bat',
    ],
  },
]
