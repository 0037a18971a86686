import type { RuleGroup } from './rule.ts'

const HARMLESS_BREATH = ['nose|nostril|nostrils|congested|congestion|stuffy|stuffed|blocked|snot|exercise|exercises|technique|techniques|deep|relax|room|space|labor|labour|contractions|lamaze|holds|holding|mindful|catch_my|calm|yoga|wake_to|breathing_room|breather|smart_sock|owlet', 'take|taking|took|takes ~1 deep breath|breaths', 'checking|check|checks|watch|watching|checked ~4 breathing', 'bad|morning|stinky breath', 'breath of fresh', 'save my|your breath']
const HARMLESS_CHOKE = ['choking hazard|hazards|risk|risks|prevention|course|fear|dangers', 'choke|choked up', 'choked up', 'choking|choke ~1 me up', 'choking back', 'afraid|fear|scared|worried|paranoid|terrified|nervous|anxious|risk|avoid|prevent|gag|gags|gagging|anxiety']
const GONE_BY = ['diagnosed|history|prone|epilepsy|epileptic|disorder|medication|free|controlled|neurologist|eeg|meds ~8', 'fit ~1 in|into|on|for|the|him|her|them|all|well|perfectly', 'fitting room|rooms|shoes|clothes|in|bra|well|into']

export const medicalEmergency: RuleGroup[] = [
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'hypothetical', 'resolved'],
    unless: [...HARMLESS_BREATH, 'feel|feels|felt|feeling like ~3 breathe', 'i ~2 can not breathe', 'if|when ~2 i|you stop'],
    patterns: ['not ~2 BREATHE', 'no|without breathing|pulse|heartbeat|breath', 'stop+|stops|stopped|stopping ~2 breathing|breath', 'can not|hardly|barely ~3 breathe|breath|breathing|breathes', 'barely|hardly|struggle+|struggling|fight+|fighting|difficulty|difficult|trouble|hard|labored|laboured|problems|problem|gasp+|gasping|distress|distressed|effort|working ~3 BREATHE|breath', 'BREATHE ~3 BE? ~3 difficult|difficulty|laboured|labored|hard|struggling|fast|rapidly|rapid|heavy|heavily|shallow|funny|weird|noisy|raspy|grunting|problem|problems|trouble', 'fast|rapid|heavy|shallow|quick|noisy|grunting|weird|strange|irregular|short BREATHE', 'short|shortness of? ~1 breath', 'ribs|chest|stomach|tummy|belly|neck ~5 suck+|sucking|pulling|pulls|retract+|caving|sinking|going in? ~3', 'retractions|retracting', 'grunt+|grunting ~4 breath|breathing|breathe|every', 'gasping ~2', 'nostrils ~2 flaring|flare', 'turn+|going|gone|went|turned ~2 LIPS? ~1 blue & BREATHE|cough+|cry+|choke+', 'asthma|asthmatic ~3 attack|inhaler ~4', 'inhaler ~3 not ~2 work+|helping', 'stridor', 'BREATHE ~2 stop+|stops|stopped|stopping|pause|pauses|paused & ~1 seconds|second|minute|starts|again|blue|limp|sleep|while', 'BREATHE ~3 60|65|70|75|80|85|90|100 ~2 times|breaths|minute|a', 'not ~1 getting|get ~2 air|breath|oxygen', 'air|breath ~3 not|can ~2 get', 'wheez+|wheezing ~6 bad|badly|breath|breathe|breathing|severe|lot|difficulty|inhaler|fast|night', 'croup ~6 breathe|breath|breathing|struggling|noise|stridor|drooling', 'suffocate+|suffocating|suffocated|smothered|strangled ~3 & baby|child|son|daughter|him|her|toddler|blanket|cord|pillow|bag'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'denied', 'hypothetical', 'resolved'],
    unless: [...HARMLESS_CHOKE, 'once', 'scared me ~2 death'],
    patterns: ['is|are|am|keeps ~2 choking', 'choking ~2 now|help|right_now|on|he|she|cannot|can|,|and', 'help ~5 choking', 'choking|choked ~3 on ~4 FOOD_STUCK & now|help|still|blue|breathe|breathing|is|can|stuck', 'CHILD ~2 choking', 'stuck|lodged|caught ~3 in ~2 throat|airway|windpipe', 'heimlich ~6 not|work|now|help', 'back blows|slaps ~5 not|now|help'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'denied', 'hypothetical', 'resolved'],
    unless: ['popsicle|lolly|marker|markers|paint|frosting|icing|lipstick|blueberries|blueberry|swimming|swim|pool|ice|slush|slushy|candy|dress|shirt|clothes|hair|eyes|walls|room|car|dye|food_colouring|colours|colors|gender|bruise|jeans|blue_light|costume|cupcake|balloon', 'blue|purple|grey|gray eyes|eyed|hair|shirt|dress|one|car|cup|bottle|blanket|hat|line|lines|collar|room|balloon|crayon|light|jay|ray', 'feel+|feeling ~2 blue', 'out_of_the blue'],
    patterns: ['LIPS ~3 TURN ~3 BLUE|white', 'BLUE ~2 around|in|on ~2 LIPS|eyes', 'BLUE ~1 LIPS', 'CHILD ~3 turn+|turns|turned|going|gone|goes|went|is|are|was ~1 all|completely|really|very|a|bit|slightly|so|? BLUE', 'turned|turning|turns|going|gone|went|goes ~2 BLUE', 'skin ~3 BLUE|mottled|pale|clammy|blotchy & cold|limp|fever|breathing|sleepy|lethargic|blue|grey|gray|clammy|floppy', 'very|so|really|extremely pale ~6 limp|floppy|cold|clammy|sleepy|breathing|lethargic|sweating', 'pale ~3 floppy|limp|clammy|lifeless'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'denied', 'hypothetical', 'resolved'],
    unless: ['nearly|almost faint+|fainted|passed|pass', 'limp+ ~3 leg|foot|walk|hip|around', 'limping', 'floppy ear|ears|hat|disk|bunny|toy', 'hair|lettuce|noodle|tantrum|tantrums|body when ~3 pick|carry|refuses', 'goes limp ~4 pick|carry|want|protest|tantrum|when_i', 'faint ~2 line|lines|positive|heartbeat|of_heart|smell|cry|second|heart', 'faint|fainted ~3 positive|test|when i', 'collapse+ ~3 on ~2 couch|bed|sofa|laughing|stroller|pram|exhaustion|tears|into', 'i ~2 collapse+', 'stroller|pushchair|crib|tent|umbrella ~3 collapse+', 'unresponsive ~3 husband|teacher|to_my|school|email|parenting|doctor'],
    patterns: ['LIMP ~3', 'OUT_COLD', 'CHILD|hechild|shechild|baby ~4 floppy|limp', 'pass+_out & fell|head|hit|suddenly|party|drunk|vodka|shower|twice|again|fainted|breathing|unconscious|blood|heat|stood|standing|minutes|seconds|hospital|weak', 'can not|not ~2 remember ~3 name|where|who|happened & fall|fell|hit|head', 'not ~1 answering|responding|respond|answer ~1 me|us|to & collapsed|fell|hit|floor|staring|limp|eyes|name', 'staring|stares|stare ~6 respond|responding|twitch+|unresponsive|name|blank', 'knocked|knock ~1 out|unconscious|cold ~4 & head|fell|hit|fall|accident', 'eyes ~3 roll+|rolled|rolling|back|glazed ~3 back|head|up', 'barely|hardly|semi conscious|responsive|responding|moving|awake|respond', 'not ~2 responsive|respond|responding|conscious|moving|reacting|waking ~3', 'no response'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'hypothetical', 'resolved'],
    unless: ['hope+|wish+|want+|pray+|rather|tomorrow|sad|mind', 'dinner|lunch|breakfast|supper|bath', 'school|work|pee|potty|morning|alarm|nap|naps|feed|feeding|feeds|night|nights|noise|noises|up_before|early|changing|nappy|diaper|wet|bottle|dream|cosleep|siblings|brother|sister|unless|until|hours|once|swaddle|every|am|anymore|her_up_to|eat|noisy|doorbell'],
    patterns: ['can not|unable ~2 WAKE ~1 him|her|baby|them|my|up|himchild|? ', 'can not get him|her|baby|himchild to? WAKE', 'not WAKE ~1 up|at|properly|and|,|whatever|no_matter', 'hard|difficult|impossible|struggling|trouble to? ~1 WAKE|rouse', 'will not ~1 WAKE ~1 up|properly|fully|at|whatever|and|,', 'so|very|extremely|unusually|really|too sleepy|drowsy ~4 WAKE|floppy|fever|hard|feed|head'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'denied', 'hypothetical'],
    unless: GONE_BY,
    patterns: ['SEIZURE', 'having|had|has|have|into ~1 fit|fits & shak+|shaking|jerk+|jerking|eyes|foam|foaming|stiff|twitch+|twitching|temperature|fever|febrile|unconscious|floppy|now|blue|still|minutes|rolled', 'is|started|keeps fitting ~3', 'whole|entire|full body ~3 twitch+|jerk+|shake|shakes|shaking|shook|convulsing|spasming', 'TWITCH ~3 uncontroll+|uncontrollably|violently & not_tantrum|eyes|stop|arms|legs|body|baby|child|son|daughter', 'went|gone|going|goes ~1 stiff ~4 eyes|jerk+|jerking|shaking|blue|unresponsive|rolled', 'foaming|foam|frothing at? ~3 mouth'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'denied', 'hypothetical', 'resolved'],
    unless: ['thoughts|thought|voices|want|wants|telling|scared|afraid', 'drown+ ~2 in|under ~2 laundry|work|debt|toys|sorrow|emails|paperwork|guilt|love|housework|stuff|chores|responsibilities|everything|tears|motherhood|diapers|bills', 'drowning out|my_sorrows', 'like ~2 drowning', 'feel|feeling|feels ~3 drowning', 'i am drowning', 'swim+ lessons ~4'],
    patterns: ['drowned|drowning', 'face down ~3 in ~2 water|bath|pool|pond|tub', 'under ~1 water ~4 minutes|minute|long|found|seconds|pulled|breathing|coughing', 'fell|fall|falls|slipped ~2 in|into|under ~2 pool|pond|water|bath|lake|river|canal ~4 & cough+|coughing|breath|breathing|vomit+|sleepy|limp|tired|blue|found|pulled|now|help', 'pulled|got|found|dragged ~3 out|from|in|at_the_bottom ~2 of|from|the? ~1 pool|pond|bathtub|water|bath', 'swallowed|inhaled ~4 pool|bath|lake water ~8 cough+|coughing|breathing|vomit+|sleepy|tired|fever', 'inhaled ~3 water & now|cough|breathing|sleepy'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'hypothetical'],
    unless: ['postpartum bleed+|period|periods|cycle', 'implantation|spotting', 'nipple|nipples|gums|lip ~2 once', 'gum|gums|nosebleed ~3 stopped'],
    patterns: ['RASH ~8 not ~3 fade|fades|fading|blanch|blanches|blanching', 'RASH ~8 not ~3 FADE & press|pressed|glass|tumbler|fever|purple|bruise', 'not ~1 FADE ~4 RASH|pressed|press|glass|pressure|when|under', 'non|not blanching|fading|blanchable', 'petechiae|petechia|purpura', 'purple|blood|bruise_like|dark ~1 spots|rash ~8 fever|temperature|spreading|legs|body|suddenly|appear+|appearing|all|press|glass', 'RASH ~6 glass|tumbler ~3', 'meningitis|sepsis|septic|meningococcal ~6', 'STIFF_NECK ~8', 'FEVER|headache|vomit+|rash ~12 stiff_neck|light|neck & stiff|stiff_neck|hurts|neck', 'light hurts|bothers|hurting ~2 eyes & FEVER|headache|neck|vomit+', 'bulging|bulge|bulges|sunken|swollen ~4 soft_spot|fontanelle|fontanel|fontanelles', 'soft_spot|fontanelle|fontanel ~7 bulging|bulge|bulges|swollen|sticking|raised|sunken|sunk', 'not ~1 stop ~2 BLEED', 'BLEED ~3 not|will ~2 stop|stopping', 'BLEED ~3 heavily|profusely|badly|everywhere|gushing|spurting|uncontrollably|lot|heavy', 'lots|lot|pool|soaked|gushing|spurting|covered|losing|lost of|in|with? ~1 BLEED ~4 & now|head|cut|wound|pregnant|help|arm|leg|deep|him|her|son|daughter|baby', 'coughing|cough+|vomit+|VOMIT|spit+|peeing|pooping ~2 up? blood', 'blood ~3 VOMIT|vomit|ears|ear ~2', 'severed|amputated|cut off ~2 finger|toe|thumb|fingertip', 'deep cut|wound|gash & bleed+|bleeding|blood|stitches|open'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'denied', 'hypothetical', 'resolved'],
    unless: ['pregnan+ ~2 & swollen feet|ankles|hands', 'face ~3 swollen ~3 cry+|crying|teeth|tooth|bite|bites|mosquito', 'lip ~4 fell|bumped|bit|hit|bump+|teeth|tongue_tie'],
    patterns: ['anaphyla+|anaphylaxis|anaphylactic', 'epipen ~3 used|gave|now|need|using|given|after', 'used|gave|given ~3 epipen', 'LIPS|throat|eyes|face|tongue|lips ~4 SWELL ~8', 'SWELL ~3 tongue|throat|lips|face|lip', 'throat ~3 clos+|closing|tight|tightening|swelling|swollen ~3', 'hives ~8 BREATHE|wheez+|vomit+|swelling|swollen|cough+', 'allergic reaction ~8 BREATHE|face|swelling|swollen|hives|now|help|severe|wheez+|nut|nuts|peanut|peanuts|bee', 'severe|bad allergic reaction', 'peanut|peanuts|nut|nuts|egg|sting|stung|shellfish|cashew|sesame ~12 SWELL|swelling|wheezing|BREATHE|throat'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    excuses: ['fiction', 'past', 'denied', 'hypothetical', 'resolved'],
    patterns: ['HEAD ~10 DROWSY|VOMIT|unconscious|seizure|confused|slurred & BUMP', 'BUMP ~5 HEAD & DROWSY|VOMIT|OUT_COLD|SEIZURE|sleepy|headache|headaches|dizzy|blood|blurry|crying_nonstop|acting', 'fell|fall|falls|falling|dropped|drop|rolled ~8 & VOMIT|DROWSY|OUT_COLD|LIMP|unconscious|not_himself|SEIZURE', 'fell|fallen|falls|fall|dropped|jumped|pushed ~4 window|balcony|roof|storey|story|stories|floor|height|tree|ladder|stairs ~3 & second|third|storey|balcony|window|roof|unconscious|broken|head|concrete|moving|high', 'fell|fallen ~3 out|from|off ~2 window|balcony|roof', 'CHILD|SELF|HE|dog ~4 hit|struck|run by|over ~2 car|truck|bus|van|vehicle|bike|train', 'car accident|crash|wreck ~4 now|just|hurt|injured|baby|pregnant|bleeding', 'electrocuted|electric|electrical ~1 shock|shocked ~3', 'electrocuted', 'stuck|put|poked|shoved ~4 socket|outlet & fork|finger|shock|knife|key|metal|shocked', 'scald+|scalded|scalding ~6', 'burn+|burned|burnt ~8 blister|blisters|blistering|face|hand|boiling|kettle|oil|stove|iron|chemical|tea|coffee|water|chest & boiling|kettle|oil|hot|blister|blisters|stove|iron|badly|severe|chemical|peeling', 'boiling|hot|scalding|kettle|fryer ~2 water|tea|coffee|oil|soup|drink ~8 on|over|down ~3 him|her|self|himself|herself|baby|arm|leg|chest|face|hand|body|himchild|toddler|son|daughter|foot|feet', 'pulled|spilled|spilt|tipped|poured|knocked ~4 boiling|hot|kettle|scalding ~2 water|tea|coffee|oil|soup|over|drink|on', 'third|second degree burn|burns', 'on fire|caught fire', 'CHILD_NOUN|him|her|he|she ~3 locked|stuck|trapped|left ~2 in ~2 car', 'house ~2 on fire', 'smoke inhalation', 'locked|left|stuck|trapped ~6 in ~2 hot? car ~6 & hot|baby|toddler|child|son|daughter|him|her|keys', 'heat ~1 stroke|heatstroke', 'hypotherm+|hypothermia', 'chest pain|pains ~4', 'face|facial|mouth ~3 droop+|drooping|drooped|numb', 'soaking|soaked|soak|filling|fill|changing|going_through|through ~2 pad|pads ~2 every|each|in|an|hour ~1', 'needle|syringe ~3 next|beside|arm|in', 'smells fruity', 'fruity breath', 'bee|wasp sting|stung ~8 breathe|breathing|swollen|face|throat|tongue', 'slur+|slurring|slurred ~2 speech|words', 'numb|numbness|paralysed|paralyzed ~6 face|arm|leg|side|legs', 'side ~4 numb|weak|paralysed|drooping|paralyzed', 'unable ~2 to ~1 talk|speak|move|swallow|see|breathe', 'can not|unable ~3 talk|speak|move|see ~3 properly|suddenly|legs|arm|arms|her|his|at_all & sudden|suddenly|numb|headache|fell|weak|now|confused|deep|sleep|brain', 'sudden|suddenly ~3 blind|vision|paralysed|weak|collapsed|confused', 'heart attack|stopped', 'cardiac|respiratory arrest|failure|distress', 'need|doing|giving|started|start|needs cpr', 'call|called|calling|need|dial|phone|phoned ~2 911|999|112|000|ambulance ~4', 'ambulance ~3 now|coming|way|quick|should|or', 'is ~2 emergency', 'diabetic|diabetes|ketones|sugar ~8 vomit+|confused|breathing|drowsy|unconscious|ketones|fruity|dka', 'ketoacidosis|dka', 'snake|rattlesnake|viper|adder|copperhead|scorpion bite|bit|bitten', 'bitten|bit by ~3 snake|rattlesnake|viper|adder|copperhead|cobra|scorpion|black_widow', 'testicle|testicular|scrotum ~4 pain|swollen|twisted|torsion ~3 & sudden|severe|swollen|pain', 'baby ~3 coming|crowning|head ~3 out|now|right_now & help|home|alone|car|hospital|crowning', 'giving birth ~4 now|alone|home|car|toilet', 'cord prolapse|coming|hanging', 'pregnan+|pregnant|weeks ~10 bleeding|blood ~6 heavy|heavily|lot|clots|soaking|pain|cramps|bright', 'severed|impaled', 'eye ~4 chemical|bleach|glue|punctured|poked|stabbed ~4 & bleach|chemical|punctured|bleeding|glue', 'green|bile|bilious ~1 VOMIT|vomit', 'VOMIT|vomit+ ~4 green|bile|bilious'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    when: (facts) => facts.isUnder3Months && facts.celsius !== null && facts.celsius >= 37.95,
    excuses: ['past', 'fiction'],
    patterns: ['bodyheat'],
  },
  {
    level: 'emergency',
    concern: 'medical',
    when: (facts) => facts.isUnder3Months,
    excuses: ['past', 'fiction', 'denied', 'hypothetical'],
    unless: ['FEVER dream', 'no|not|without|low ~2 FEVER', 'hay fever', 'baby fever', 'cabin fever', 'temperature|temp ~2 of|in ~2 room|water|bottle|formula|milk|bath|house|nursery', 'room|water|bath|milk|bottle|nursery|basal|house temperature|temp', 'normal ~2 temperature|temp', 'temperature|temp ~2 normal|fine|ok|okay|room', 'my fever', 'i ~3 FEVER'],
    patterns: ['FEVER_STRICT', 'refus+|refuses|refusing|not|stopped|wont ~2 feed|feeding|eat|eating|nurse|drink|drinking ~6 lethargic|sleepy|floppy|weak|cold|hours|limp|all_day|wake', 'lethargic|listless|weak ~2 cry', 'fell|fall|dropped|drop|rolled ~4 bed|couch|sofa|table|arms|stairs|floor|counter|changing|chair|off|head'],
  },
]
