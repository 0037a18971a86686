import type { Story } from './sign.ts'

const INTO =
  'drank|drunk|drink|drinking|drinks|ate|eating|eaten|swallowed|swallow|swallowing|swallows|chewed|chew|chewing|licked|lick|licking|licks|sucked|sucking|tasted|sipped|gulped|bit|bitten|ingested|consumed|munched|nibbled|inhaled|sniffed|sprayed|squirted|got_into|got_hold_of|gotten_into|get_into|got_a_hold_of|got_at|had_a_mouthful_of|mouthful|helped_himself_to|helped_herself_to'
const HARMFUL =
  'bleach|dishwasher_tab|dishwasher_tabs|polish|remover|antifreeze|windex|lysol|hand_sanitizer|sanitizer|sanitiser|perfume|mouthwash|essential_oil|lamp_oil|firelighter|firelighters|matches|glow_stick|mothball|hair_dye|nail_glue|superglue|screenwash|white_spirit|paint_thinner|battery_acid|contact_lens|lens_solution|bath_bomb|naphthalene|mosquito_repellent|repellent|moth_balls|incense|camphor|dettol|phenyl|kerosene|air_freshener|reed_diffuser|plug_in|wax_melt|cleaner|detergent|pills|pill|tablets|tablet|capsules|patch|pod|pods|edibles|edible|vape|nicotine|cigarette|cigarettes|cigarette_butt|battery|batteries|button_cell|magnet|magnets|medication|meds|medicine|CHEMICAL|DRUG'
const OF =
  'dishwasher|laundry|washing|toilet|oven|drain|floor|window|glass|bathroom|kitchen|carpet|pool|rat|mouse|ant|slug|roach|bug|weed|insect|brake|lighter'

/** Something that should not be in a mouth was. */
export const swallowedHarm: Story = {
  concern: 'poisoning',
  levels: [['emergency', 4]],
  signs: {
    tookIn: {
      weight: 4,
      excuses: ['denied', 'past', 'fiction', 'hypothetical'],
      unless: [
        'hazard|prevent|lock|store|reach|keep|childproof|baby_proof|proof|book|pretend',
        'syringe|refuses|spit|spits ~2 take|medicine|out',
        'to swallow|take|chew ~1 pills|pill|tablets|tablet|medicine|meds|capsules',
      ],
      patterns: [
        `${INTO} ~6 ${HARMFUL}`,
        `${HARMFUL} ~8 he|she|hechild|shechild|baby|toddler|it ~1 drank|licked|swallowed|ate|chewed|sipped|tasted|sucked`,
        `muddled|mixed|confused|swapped|wrong|instead|mistook|mistake|thought ~8 ${HARMFUL} ~8 licked|drank|gave|given|swallowed|took|had|fed`,
        `gave|given|fed ~6 ${HARMFUL} ~6 mistake|accident|instead|mixed|thought|accidentally|twice|double`,
        `${INTO} ~5 ${OF} ~2 tab|tabs|pod|pods|tablet|tablets|capsule|cleaner|spray|gel|block|liquid|chemicals|powder|bait|pellets|killer|trap|fluid|refill|refills|duck`,
        'ate|eaten|swallowed|chewed|licked|picked|eating ~3 unknown|wild|red|black|orange|strange|poisonous|some|these|random ~1 berry|berries|mushroom|mushrooms|toadstool|seeds ~4 && garden|park|bush|woods|yard|lawn|forest|wild|poisonous|outside|path|know|pupils|sick',
        `${HARMFUL} ~6 in|on|around|over|all_over ~2 mouth|lips|tongue|face|teeth|eyes|eye`,
        `${HARMFUL}|iron ~6 ate|eaten|swallowed|drank|chewed|licked ~4 && toddler|baby|year_old|month_old|yo|old`,
        `${HARMFUL} ~6 not ~1 there|in_it|inside|anymore && toddler|baby|dribbl+|dribbling|drool+|drooling|mouth|swallowed|son|daughter|choking`,
        `drank|sipped|swallowed|drunk ~8 ${HARMFUL} ~4`,
        `drank|sipped|swallowed ~4 from ~6 bottle|can|jar|cup|container && ${HARMFUL}|garage|shed|spirit|thinner|fuel|petrol`,
        `${HARMFUL} ~4 missing|gone|empty|chewed|bitten|half_eaten|open_and && toddler|baby|crawling|year_old|yo|1|2|3|4|son|daughter`,
        `mouth|breath ~3 smells|smelled|smelling|burned|burnt|blisters ~4 ${HARMFUL}`,
      ],
    },
    planned: {
      weight: -3,
      patterns: [
        'safe|ok|okay|allowed|alternate|combine ~3 to ~2 give|take|use|combine|together',
        'how|where|what ~4 store|lock|keep|hide|childproof|baby_proof|proof',
        'prescribed|doctor_gave|course|antibiotics|refuses ~2 medicine|to_take',
        'doc|doctor|pediatrician|poison_control|er ~2 said|says ~4 pass|fine|ok|okay',
        'help|hates|refuses|get_him|get_her ~3 take|taking|swallow ~2 medicine|pills|pill|tablets|meds',
        'lol|haha',
      ],
    },
  },
}
