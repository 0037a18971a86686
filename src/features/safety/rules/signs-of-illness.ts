import type { Story } from './sign.ts'

const INTO =
  'drank|drunk|drink|drinking|drinks|ate|eating|eaten|swallowed|swallow|swallowing|swallows|chewed|chew|chewing|licked|lick|licking|licks|sucked|sucking|tasted|sipped|gulped|bit|bitten|ingested|consumed|munched|nibbled|inhaled|sniffed|sprayed|squirted|got_into|got_hold_of|gotten_into|get_into|got_a_hold_of|got_at|had_a_mouthful_of|mouthful|helped_himself_to|helped_herself_to'
const HARMFUL =
  'bleach|dishwasher_tab|dishwasher_tabs|polish|remover|antifreeze|windex|lysol|hand_sanitizer|sanitizer|sanitiser|perfume|mouthwash|essential_oil|lamp_oil|firelighter|firelighters|matches|glow_stick|mothball|hair_dye|nail_glue|superglue|screenwash|white_spirit|paint_thinner|battery_acid|contact_lens|lens_solution|bath_bomb|naphthalene|mosquito_repellent|repellent|moth_balls|incense|camphor|dettol|phenyl|kerosene|air_freshener|reed_diffuser|plug_in|wax_melt|cleaner|detergent|pills|pill|tablets|tablet|capsules|patch|pod|pods|edibles|edible|vape|nicotine|cigarette|cigarettes|cigarette_butt|battery|batteries|button_cell|magnet|magnets|medication|meds|medicine|CHEMICAL|DRUG'
const OF =
  'dishwasher|laundry|washing|toilet|oven|drain|floor|window|glass|bathroom|kitchen|carpet|pool|rat|mouse|ant|slug|roach|bug|weed|insect|brake|lighter'

const OVER = ['past', 'fiction', 'resolved', 'hypothetical'] as const

/** A body in trouble, told in many small words. */
export const bodyInTrouble: Story = {
  concern: 'medical',
  levels: [
    ['emergency', 6],
    ['urgent_medical', 4],
  ],
  signs: {
    breath: {
      weight: 4,
      excuses: ['denied', ...OVER],
      unless: [
        'dream|dreams|dreaming|cute',
        'nose|congested|congestion|stuffy|snot|snores|snoring|snore|labor|labour|exercise|exercises|yoga|deep|count|watch|watching|check|checking|panic|anxiety|attack|attacks',
      ],
      patterns: [
        'breath|breathing|breathe|breathes|breaths ~4 fast|faster|quick|heavy|hard|difficult|difficulty|shallow|whistle|whistly|whistling|noisy|strange|weird|raspy|rasping|wheezy|wheeze|funny|rapid|laboured|labored|struggle|struggling|trouble|short|stopped|stops|pauses|grunt|grunts|grunting|gasp|gasps|gasping',
        'noise|noises|sound|sounds|harsh|whoop|bark|barking ~5 breath|breathe|breathes|breathing',
        'out of breath ~4',
        'fast|rapid|heavy|hard|difficult|noisy|whistling|whistly|short|shallow|trouble|difficulty|struggling breathing|breath|breaths|breathe|to_breathe',
        'chest|ribs|belly|stomach ~4 pull|pulls|pulling|suck|sucks|sucking|caving|sink|sinks|sinking ~2 in|under|inward',
        'gasp+|gasping|gasps|stridor|wheez+|wheezing|wheezes|retractions',
        'choke+|choked|choking|gag+ ~8 breath|breathing|grey|blue|whistly|wheezing|cough+|voice|now',
      ],
    },
    colour: {
      weight: 3,
      excuses: ['denied', ...OVER],
      unless: [
        'eyes|eyed|hair|paint|marker|popsicle|shirt|light|dress|balloon|cup|crayon|poop|poo|stool|diaper|snot|mucus',
      ],
      patterns: [
        'lips|lip|face|skin|tongue|nails|fingers|hands|feet|mouth|he|she|hechild|shechild|baby ~5 blue|bluish|grey|greyish|gray|grayish|purple|purplish|white|pale|mottled|marbled|ashen',
        'pale|grey|gray|ashen|yellow ~3 and|, ~2 limp|floppy|cold|sweaty|clammy|weak|tired|sleepy',
      ],
    },
    awareness: {
      weight: 4,
      excuses: OVER.slice(),
      unless: [
        'tantrum|tantrums|nap|naps|early|alarm|school|clock',
        'gender|identity|homework|math',
        'dinner|lunch|terror|terrors|breakfast',
        'unless|noise|noises',
        'night|nights|sleep ~2 trained',
      ],
      patterns: [
        'not|wont ~2 WAKE|rouse ~3 up? for|to|properly|fully|feeds|feed|at|,',
        'hard|difficult|impossible|struggle|struggling|can not ~2 to? get? ~2 WAKE|rouse',
        'get ~1 him|her|himchild|them ~1 to WAKE|respond|answer|react',
        'not ~2 responding|respond|responsive|responds|react|reacting|reacts|answering|making_sense|make_sense|recognise|recognize|focus|focusing',
        'CHILD does|did|do not ~2 know|remember ~4 where|what_day|who|name|day ~2 is|it|am|are|was',
        'making|makes|talking|talks|speaking ~2 no|nonsense|gibberish|funny|slurred|weird|strange sense?',
        'confused|confusion|disoriented|delirious|hallucinat+|hallucinating|incoherent|slurring|slurred|unconscious|unresponsive|knocked_out|passed_out|blacked_out|fainted|collapsed|limp|floppy|lifeless|listless|lethargic|lethargy ~2',
        'called ~2 me ~3 wrong|dogs name',
        'out ~2 for ~2 seconds|minute|minutes|cold',
        'just wants ~1 to sleep',
        'eyes ~3 rolled|rolling|back|glassy|glazed|fixed|staring',
        'pupil|pupils ~4 big|huge|dilated|different|large|tiny|uneven|pinpoint',
      ],
    },
    fits: {
      weight: 5,
      excuses: ['denied', 'past', 'fiction', 'hypothetical'],
      unless: [
        'diagnosed|history|prone|epilepsy|disorder|medication|controlled|neurologist|last_year|startle|reflex|monitor',
        'tantrum|tantrums|throws',
      ],
      patterns: [
        'jerking|twitch+|twitching|convuls+|convulsing|convulsion|convulsions|seiz+|seizing|seizure|seizures|fitting|spasm|spasms|stiffened|stiffening ~4',
        'body|arms|legs|eyes ~4 stiff|rigid|jerking|shaking|twitching|shook|jerked',
        'went|goes|became|got|gone ~1 stiff|rigid',
        'shake|shaking|shook|trembling ~3 uncontrollably|violently|all_over|whole',
      ],
    },
    head: {
      weight: 2,
      excuses: ['fiction', 'past', 'hypothetical'],
      patterns: [
        'fell|fall|falls|fallen|dropped|rolled|tumbled|slipped|hit|banged|bumped|struck|landed|knocked|crashed ~7 head|face|forehead|skull|concrete|tile|tiles|stairs|bed|table|couch|sofa|bars|bike|tree|floor|window|highchair|changing_table|counter|horse|trampoline|wall|ground',
        'concussion|concussed|head_injury|skull',
      ],
    },
    headSigns: {
      weight: 3,
      excuses: OVER.slice(),
      patterns: [
        'fluid|blood|liquid|water|clear ~6 from|out ~3 ear|ears|nose',
        'thrown_up|threw_up|vomited|vomiting|throwing_up|vomits|sick|dizzy|headache|sleepy|drowsy|unsteady|wobbly|blurry|double && fell|fall|dropped|hit_his|hit_her|banged|bumped|head|bumping|concussion|landed|knocked|tumbled',
        'soft_spot|dent|dented|soft|squishy|mushy ~5 head|skull|lump|bump|bulging|sunken|swollen|stick|sticks|sticking|raised|pops',
      ],
    },
    heat: {
      weight: 1,
      excuses: ['denied', ...OVER],
      patterns: [
        'FEVER',
        'bodyheat',
        'burning_up|burning_hot|really_hot|very_hot|so_hot|feels_hot|boiling_hot|hot_to',
        'burning|really|very|boiling hot',
        'shivering|shivers|chills|rigors',
      ],
    },
    longOrHigh: {
      weight: 2,
      excuses: ['denied', ...OVER],
      patterns: [
        'FEVER ~8 4|5|6|7|8|9|10|four|five|six|seven|ten days|nights|th',
        '4|5|6|7|8|9|10|four|five|six|seven|ten days|nights ~6 FEVER',
        'FEVER ~8 week|not|wont|will ~3 down|go|budge|break|coming',
        'FEVER|bodyheat ~8 104|105|40|40.5|41|39.8|39.9|103.5|104.5',
        'getting|gotten|getting_much|becoming ~1 worse|weaker|sicker ~4',
        'came_back|returned|second|again ~4 FEVER',
      ],
      unless: ['month|months|week old', 'vaccine|vaccines|teeth|teething'],
    },
    youngBaby: {
      weight: 1,
      when: (facts) => facts.isUnder6Months,
      patterns: ['CHILD|i|my|our|baby'],
    },
    feeding: {
      weight: 2,
      excuses: ['fiction', 'past'],
      unless: ['picky|solids|puree|vegetables|veggies|broccoli|bottle_refusal|nap|cup|daycare|sippy'],
      patterns: [
        'not|refus+|refuses|refusing|stopped|wont|without|barely|hardly ~3 feed|feeding|feeds|nurse|nursing|drink|drinking|drinks|fluids|suck|sucking|latch ~4 && fever|weak|sleepy|vomit|vomiting|lethargic|cold|breathing|hours|since|cry|ill|sick|today|pale|loose|limp',
        'too ~2 weak|tired|out_of_breath|breathless|sleepy ~3 feed|drink|eat|suck|bottle|nurse|take',
        'feeds|feeding|milk ~3 less|poorly|half|reduced|little ~3',
        'less ~2 feeds|feeding|milk|feed',
      ],
    },
    dry: {
      weight: 4,
      excuses: ['denied', 'fiction', 'past', 'resolved'],
      patterns: [
        'not|no|last|one|only ~3 wet|urine|urinated|peed|peeing|weed|urinating ~3 nappy|nappies|diaper|diapers|since|for|today|hours|all ~5',
        'not|no ~4 wet|pee|wee ~3 nappy|diaper|since|for|hours',
        'no|without tears',
        'sunken|sunk|hollow ~4 eyes|soft_spot|fontanelle',
        'eyes|soft_spot|fontanelle ~3 sunken|sunk|hollow',
        'dry ~2 mouth|lips|tongue ~2',
        'dehydrat+|dehydrated|dehydration',
        'not ~2 keep|keeping|kept|hold|holding ~4 down',
        'throwing_up|vomits|vomiting|throws_up|vomit ~3 even ~2 water|sips|milk|everything',
      ],
      unless: ['train|trained|training|night|nights|dry_at|wake_up', 'chapped'],
    },
    vomiting: {
      weight: 2,
      excuses: ['denied', ...OVER],
      unless: ['spit_up|spits_up|reflux|car|carsick|gag|gags|pregnan+|morning'],
      patterns: [
        'VOMIT ~6 3|4|5|6|7|8|9|10|three|four|five|six|times|constantly|all_night|all_day|hours|everything|since|days|nonstop|blood|green|yellow|projectile|keeps|twice|again|forceful',
        'keeps|been|kept|not_stopped ~2 VOMIT|throwing_up|vomiting',
        'loose|watery|motions|diarrhea|diarrhoea ~8 days|blood|bloody|mucus|weak|times|week|since',
        'days|week ~3 diarrhea|diarrhoea|loose|vomiting|motions',
      ],
    },
    blood: {
      weight: 4,
      excuses: ['denied', 'past', 'fiction', 'resolved'],
      unless: [
        'nosebleed|nose|period|periods|tooth|teeth|gums|blood_test|blood_work|bloodwork|implantation|nipple|nipples|spotting|type|sugar|pressure|drawn|draw|knee|scrape|relative|relatives',
      ],
      patterns: [
        'blood|bloody ~4 stool|stools|poop|poo|diaper|nappy|urine|pee|vomit|spit|cough|coughing|spitting|sputum|ear|ears|motion|motions',
        'spitting|coughing|vomiting|throwing|peeing|passing ~2 up? ~2 blood|bright_red|clots|fresh_blood',
        'stool|stools|poop|poo|diaper|nappy|urine|motion|motions|vomit ~4 blood|bloody|black|red|jelly|coffee',
        'bleed+|bleeding|blood ~5 not|wont|still|lot|heavily|everywhere|minutes|pouring|spurting|gushing|pressure|soaked',
      ],
    },
    rash: {
      weight: 2,
      excuses: ['denied', ...OVER],
      patterns: [
        'RASH ~8 spreading|spread|fever|purple|bruise|bruises|painful|blisters|suddenly|all_over|face|sudden',
        'purple|dark|red ~1 spots|dots|blotches|patches|marks',
        'hives ~3',
        'peeling|cracked|strawberry ~2 lips|tongue|fingers|skin',
      ],
      unless: ['diaper|nappy|heat_rash|eczema|cradle|goes pale', 'not itchy'],
    },
    noFade: {
      weight: 4,
      excuses: ['fiction', 'past'],
      patterns: ['not ~3 fade|fades|fading|disappear|blanch|vanish|pale|white ~3', 'glass|tumbler test'],
      unless: ['interest|love|memory|scar|stain|mark|tan'],
    },
    neckLight: {
      weight: 3,
      excuses: ['denied', ...OVER],
      patterns: [
        'neck ~3 hurts|stiff|hurt|sore|pain|bend|move|painful',
        'stiff neck',
        'stiff_neck',
        'light|lights|bright ~3 hurts|hurt|bothers|eyes|sensitive',
      ],
      unless: ['nursing|pumping|carrying|slept_funny|my_neck|holding|sun|birth'],
    },
    swelling: {
      weight: 4,
      excuses: ['denied', ...OVER],
      unless: ['gums|mosquito|feet|ankles|nipple|crying|fell|bump|forehead|sinus|breasts'],
      patterns: [
        'face|lip|lips|tongue|eyes|eyelids|eyelid|throat|mouth|jaw|cheek|neck ~4 swell|swells|swelling|swollen|swelled|puffy|puffed|puffing|ballooned|huge|tight|closing|thick',
        'tongue|throat|lips ~3 fat|thick|tingly|tingling|huge',
        'swollen|puffy|swelling|swelled ~3 face|lip|lips|tongue|eyes|eyelids|throat|mouth',
        'clearing|scratchy|tight|itchy ~2 throat|his_throat|her_throat',
        'throat ~3 tight|itchy|closing|scratchy|funny|lump && allerg+|allergic|allergy|nuts|nut|peanut|egg|cashew|ate|stung|hives',
      ],
    },
    allergyCause: {
      weight: 2,
      excuses: OVER.slice(),
      patterns: [
        'allerg+|allergic|allergy|allergies|epipen ~6 ate|ago|eaten|reaction|hives|after|now|nuts|stung',
        'ate|eaten|had|tried|gave|stung ~5 nut|nuts|peanut|peanuts|cashew|cashews|egg|eggs|shellfish|shrimp|fish|sesame|bee|wasp|antibiotic|amoxicillin|penicillin && swollen|hives|rash|face|puffy|vomit|vomiting|throat|cough+|coughing|breathing',
      ],
    },
    pain: {
      weight: 4,
      excuses: ['denied', ...OVER],
      unless: [
        'gas|teething|period|periods|growing_pains|labor|labour|birth|nursing|latch|nipple|nipples|my_back|butt',
        'pain ~1 in_the',
      ],
      patterns: [
        'severe|terrible|excruciating|horrible|unbearable|sudden|awful|intense|worst|agonizing|extreme|really_bad|a_lot_of|so_much|bad ~3 pain|pains|headache|headaches|stomachache|stomach_ache|tummy_ache|cramps|earache|ache|migraine',
        'pain|ache|hurts|pains ~6 right_side|lower_right|the_right|moved|worse|walk|upright|doubled|curled|bent|touch|screams|screaming|sleep|vomit|vomiting|testicle|groin',
        'scream+|screams|screaming|crying|doubled|curled|writhing ~3 pain|agony|over|up_in',
        'can not|not|unable|refuses|refusing ~4 walk|stand|move|weight|upright|straight|bend|use|lift ~4 && pain|hurts|leg|legs|arm|hip|knee|foot|fever|fell|swollen|suddenly|neck|ache',
        'barely|hardly ~1 walk|move|stand',
        'testicle|testicles|scrotum|testicular ~6 pain|hurts|swollen|red|twisted|sore|hard',
        'chest pain|pains|hurts|tight',
      ],
    },
    wound: {
      weight: 4,
      excuses: ['denied', ...OVER],
      unless: ['cleared|healed|healing|hangnail|pimple|pierced|scar'],
      patterns: [
        'pus|oozing|streak|streaks|red_line ~6 swollen|hot|red|fever|leg|arm|wound|cut|knee|bite|smell|smelly|stump|cord|ear|eye|up|spreading',
        'cut|wound|gash|bite|scrape|scraped|stitches|incision|cord|stump|knee|toe|finger|tooth|gum|burn ~8 swollen|pus|hot|infected|spreading|smell|smells|oozing|streak|throbbing',
        'burn+|burned|burnt|scald+|scalded ~8 blister|blisters|skin|peeling|palm|face|hand|chest|raw|white|big|stove|kettle|iron|tea|coffee|oil|hair_straightener|straightener|oven|soup|firework',
        'blister|blisters|blistered|blistering ~4 burn|hand|palm|burned|burnt|burns|stove|hot',
        'skin ~3 coming_off|peeling|off|raw|coming && burn|burned|kettle|hot|water|tea|scald+|soup|oil',
        'deep|gaping|open ~2 cut|wound|gash|bite',
        'wound|incision|stitches|scar|c_section|section ~8 open|opened|smelly|yellow|apart|smells|infected|leaking',
        'red ~1 line|lines|streak|streaks ~3',
        'bent|crooked|angle|shape ~4 funny|wrong|weird|odd|strange && arm|leg|wrist|finger|ankle|elbow|fell',
        'can not|not ~2 feel ~2 his|her ~1 fingers|toes|hand|foot|legs',
        'breast ~4 red|hard|hot|lump|painful && chills|fever|bodyheat|shaking|temp',
        'hit|poked|struck|scratched ~3 eye && blood|bloody|blurry|vision|see|pain|pupil|swollen',
        'eye ~6 hit|poked|dart|stick|stone|ball|punched && blood|bloody|blurry|vision|see|pain|pupil|swollen',
        'lump ~5 painful|hot|red|growing|fever|armpit|groin',
        'broken|broke|fractured|snapped|crooked|deformed|bent|dangling ~4 arm|leg|wrist|ankle|finger|bone|nose|collarbone|elbow|foot',
        'dog|cat|bat|raccoon|monkey|snake|spider|tick ~2 bit|bitten|bite|bites ~3',
      ],
    },
    thirst: {
      weight: 4,
      excuses: OVER.slice(),
      patterns: [
        'thirsty|thirst|drinking ~8 peeing|pees|urinating|pee|urine|weight|bathroom',
        'urine|pee ~4 cola|brown|dark|red|tea|coke',
        'urine|pee|peeing|urination ~3 burns|burning|hurts|painful && FEVER|back|bodyheat|vomit|vomiting',
      ],
      unless: ['potty|training|juice|night|nights|bed'],
    },
    wasting: {
      weight: 2,
      excuses: OVER.slice(),
      patterns: [
        'so|very|really|looks|is pale',
        'bruises ~4 pale|no_reason|everywhere|all_over|shins',
        'pale|limping ~8 bruises',
      ],
    },
    limping: {
      weight: 2,
      excuses: OVER.slice(),
      patterns: [
        'limp|limps|limping|night_sweats ~3',
        'night sweats',
        'lump|lumps|swelling|gland|glands ~3 neck|groin|armpit|belly',
      ],
      unless: ['body ~2 goes|went'],
    },
    water: {
      weight: 5,
      excuses: ['denied', ...OVER],
      unless: ['lesson|lessons|class|fear|scared|afraid|washing|hair|rinse|bottle'],
      patterns: [
        'under|face_down|submerged|bottom|sank|sunk|went_under ~4 water|bath|pool|tub|pond|lake|surface ~5',
        'fell|slipped|pulled|found|slid ~4 in|into|from|out|under ~3 pool|pond|bath|bathtub|tub|lake|river|water && breath|breathing|cough+|coughing|coughed|sleepy|vomit|limp|tired|blue|under|seconds|choked',
        'swallowed|inhaled|breathed ~4 water ~4 pool|bath|lake|tub|coughing|cough',
      ],
    },
    drugged: {
      weight: 3,
      excuses: ['denied', ...OVER],
      unless: ['photo|picture|pictures|nap|bath|shower|test|course|class'],
      patterns: [
        'took|taken|smoked|drank|had|given ~2 something|drugs|drug|pills|pill|mdma|ecstasy|acid|shrooms|edibles|edible ~4 party|friends|friend|school|night && heart|hot|sense|breathing|awake|respond|sick|vomiting|eyes|shaking|confused|weird|talking',
        'heart ~3 racing|pounding|beating ~3 && burning|hot|sense|pale|collapse+|faint+|pain|blue|fast|breath|took|teen',
        'drunk|drank|vodka|alcohol|whisky ~8 wake|vomiting|responding|unconscious|cold|respond|passed && daughter|son|teen|kid|he|she|friend|14|15|16|17',
      ],
    },
    pregnancy: {
      weight: 4,
      excuses: ['past', 'fiction', 'hypothetical', 'denied'],
      patterns: [
        'not ~4 felt|feel|feeling|felt_the ~4 move|moving|movement|movements|kick|kicks|kicking && weeks|pregnan+|pregnant|trimester|baby',
        'less|fewer|reduced|stopped|decreased|no ~3 movement|movements|kicks|kicking|moving && weeks|pregnant|trimester|bump|belly',
        'seeing|see|saw ~2 spots|stars|sparkles|flashes|lights|double|blurry && pregnant|weeks|months|postpartum|trimester',
        'headache|headaches ~8 swollen|swelling|vision|spots|sparkles|blurry && pregnant|weeks|months|postpartum',
        'bleeding|blood|clots|gush|fluid|leaking|water_broke|contractions ~6 && pregnant|weeks|trimester|month && heavy|lot|bright|clots|cramps|pain|early|gush|soaked|minutes|pad|pads|painful',
      ],
      unless: [
        'implantation|wipe|light|brown|first_time_mom|when_did|start_feeling|yet|anterior|flutters|16|17|18|19|14|15|13|12',
      ],
    },
    foreignThing: {
      weight: 4,
      excuses: ['denied', 'past', 'fiction', 'hypothetical', 'resolved'],
      patterns: [
        'stuck|put|pushed|shoved|stuffed|lodged|jammed|poked|got ~4 up|in|into|inside ~2 his|her|their|the ~1 nose|nostril|ear|ears|throat',
        'up|in|into ~1 his|her|their ~1 nose|nostril|ear ~4',
      ],
      unless: [
        'finger|fingers|picking|drops|spray|snot|pick|picks|ear_infection|tubes|tube|saline|earring|earrings|swab|q_tip|hearing|aid|whisper+|water|air|screams|yells|wax|thermometer|tissue|blows|running|runny|blood|bleed|bleeds|fluid|infection|infections',
      ],
    },
    fine: {
      weight: -4,
      patterns: [
        'play|plays|playing|played ~3 normal|normally|happy|happily|fine|around|well|again|drinks',
        'happy|cheerful|content ~2 otherwise|baby|playing|as_ever|self',
        'RESOLVED',
        'cleared|healed|recovered|all_clear|doctor_said|doc_said|pediatrician_said ~4 fine|up|ok|normal|pass|nothing',
        'doctor|doc|pediatrician|paediatrician|er|hospital|nurse|midwife|gp ~3 not ~2 worried|concerned',
        'running ~2 around',
        'mild|slight|low_grade|little ~2 fever|temp|cold|rash|cough|temperature|bump',
        'goes_pale|fades ~3 press',
        'totally|otherwise|seems|perfectly ~1 fine|happy|normal|healthy|okay',
        'teething|vaccine|vaccines|shots|vaccination',
        'no|not ~2 other_symptoms|itchy|swelling|pain',
      ],
      unless: ['but ~6 now|not|breathing|blue|worse|limp|lethargic|vomiting|swollen'],
    },
  },
}

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
        `${INTO} ~5 ${OF} ~2 tab|tabs|pod|pods|tablet|tablets|capsule|cleaner|spray|gel|block|liquid|chemicals|powder|bait|pellets|killer|trap|fluid|refill|refills|duck`,
        'ate|eaten|swallowed|chewed|licked|picked|eating ~3 unknown|wild|red|black|orange|strange|poisonous|some|these|random ~1 berry|berries|mushroom|mushrooms|toadstool|seeds ~4 && garden|park|bush|woods|yard|lawn|forest|wild|poisonous|outside|path|know|pupils|sick',
        `${HARMFUL} ~6 in|on|around|over|all_over ~2 mouth|lips|tongue|face|teeth|eyes|eye`,
        `${HARMFUL} ~4 missing|gone|chewed|bitten|half_eaten|open_and && toddler|baby|crawling|year_old|yo|1|2|3|4|son|daughter`,
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
