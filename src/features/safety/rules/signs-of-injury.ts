import type { Sign } from './sign.ts'

const OVER = ['past', 'fiction', 'resolved', 'hypothetical'] as const

/** What falls, wounds, water, swelling and pain leave to see; part of bodyInTrouble. */
export const signsOfInjury: Record<string, Sign> = {
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
      'pan|oil|fat|kettle|soup|tea|coffee|chip_pan|noodles|ramen ~4 over|onto|on|down ~2 his|her|him|himself|herself|my|the ~2 leg|legs|arm|arms|chest|face|hand|hands|feet|foot|lap|baby|body && knocked|pulled|tipped|spilled|spilt|poured|hot|boiling|skin|red',
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
  water: {
    weight: 5,
    excuses: ['denied', 'past', 'fiction', 'hypothetical'],
    unless: [
      'laughed|giggled|coughed_once|lesson|lessons|class|fear|scared|afraid|washing|hair|rinse|bottle',
    ],
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
}
