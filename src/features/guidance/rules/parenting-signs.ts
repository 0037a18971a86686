/** What a text says that speaks for (below zero) or against (above zero) its being about bringing up children. */
type Sign = { weight: number; pattern: RegExp }

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'g')
const sign = (weight: number, list: string): Sign => ({ weight, pattern: words(list) })

const CHILD =
  '(?:sons?|daughters?|kids?|kiddos?|child(?:ren)?|bab(?:y|ies)|toddlers?|teens?|teenagers?|little (?:one|guy|girl|boy|man|dude|lady)s?|twins?|triplets?|boys?|girls?|newborns?|infants?|preschoolers?|stepsons?|stepdaughters?|step ?kids?|firstborn|oldest|youngest|eldest)'

/** The weights were set by judgement, then fitted to 500 labelled posts with a strong pull back to the judgement, and rounded. */
export const SIGNS = {
  ownChild: sign(
    -0.15,
    `(?:my|our|mine) (?:(?!friend|sister|brother|cousin|mom|mum|dad|parents|wife|husband)[\\w'.]+ ){0,3}${CHILD}|(?:a|an) (?:\\w+ ){0,2}\\d+ (?:year|month|week) old|(?:have|had) (?:a|two|three|four|five|\\d) (?:\\w+ ){0,2}${CHILD}`,
  ),
  youngChild: sign(
    -0.3,
    'bab(?:y|ies)|toddlers?|newborns?|infants?|little ones?|preemies?|preschoolers?|kiddos?',
  ),
  child: sign(
    -0.3,
    'kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|teens?|teenagers?|tweens?|twins?|triplets?',
  ),
  months: sign(
    -0.35,
    '\\d+(?:\\.5)? (?:month|week|day)s? old|\\d+(?:\\.5)? ?(?:months?|weeks?|mo|wks?|m)|\\d+ day old|(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:weeks?|months?)',
  ),
  pronoun: sign(-0.3, "he|she|his|her|him|he's|she's|himself|herself|he'll|she'll|they're"),
  feeding: sign(
    -0.45,
    'breast ?f\\w+|breastfeeding|breast ?milk|latch\\w*|nurs(?:e|es|ed)|pump(?:s|ed|ing)?|formula|bottles?|solids|wean\\w*|puree\\w*|similac|enfamil|medela|spectra|supply|let ?down|ounces?|oz|nipples?|engorg\\w*|lactat\\w+|feeds?|feeding|milk',
  ),
  toilet: sign(
    -0.4,
    'diaper\\w*|nappy|nappies|cloth|inserts?|prefolds?|pul|wipes|covers?|potty|toilet|poop\\w*|pee(?:s|d|ing)?|pull ?ups?|pullups?|rash|accidents?',
  ),
  sleep: sign(
    -0.05,
    'sleep\\w*|slept|asleep|naps?|napp\\w+|bedtime|wak(?:es|ing)|woke|co-?sleep\\w*|bed ?shar\\w*|night',
  ),
  schooling: sign(
    -0.25,
    'home ?school\\w*|homework|kindergarten|grade|teachers?|daycare|preschool|school|curriculum|nanny|babysit\\w*|childcare|camp',
  ),
  spouse: sign(-0.2, 'husband|wife|so|partner|in laws|spouse|fiance\\w?'),
  coparent: sign(
    -0.15,
    'custody|co-?parent\\w*|my ex|ex (?:husband|wife)|his mom|her mom|his dad|her dad|baby ?mama|bm|visitation|step ?(?:mom|dad|mother|father|parent|kid|child|son|daughter)\\w*|single (?:mom|mum|dad|parent|mother|father)|sahm|sahd|divorc\\w+|skids?',
  ),
  parentRole: sign(
    -0.25,
    "(?:as|i'm|am|being|become|becoming|became) (?:a|an) (?:\\w+ ){0,2}(?:mom|mum|mother|dad|father|parent|sahm|sahd)|(?:new|first time|fellow|other|working|expecting|stay at home) (?:mom|mum|mama|momma|dad|parent|father|mother)s?|(?:mom|mum|dad|mother|father|parent)s? (?:of|to) (?:a|an|my|our|two|three|four|\\d)|ftm|ftp|ftd|mamas?|mommas?|parenting|parenthood|motherhood|fatherhood|hi (?:moms|mums|dads|parents)",
  ),
  adopting: sign(-0.3, 'adopting|adopt|home ?study|foster\\w*|birth mothers? |placed|adoptive'),
  yourChildren: sign(
    -0.25,
    "(?:your|you guys'?) (?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|lo|little ones?|sons?|daughters?|teens?|family)|anyone else's|any (?:other )?(?:parents|moms|dads|mums|mamas)",
  ),
  contraception: sign(
    0.6,
    'iuds?|nexplanon|implanon|mirena|kyleena|liletta|paragard|skyla|birth control|contracept\\w+|the pill|pills?|nuvaring|depo|condoms?|strings|plan b|copper|spotting|unprotected|cramps?|cramping|insert(?:ion|ed)|pap smear|cervix|hormon\\w+|the patch|ocp',
  ),
  cycle: sign(
    0.3,
    'ttc|ovulat\\w+|opks?|cd ?\\d+|dpo ?\\d*|\\d+ ?dpo|clomid|letrozole|ivf|iui|hcg|bfp|bfn|fertil\\w+|ewcm|temping|temps|bbt|cycles?|trying to conceive|conceiv\\w+|pcos|period|af|luteal|follicles?|cm|test strips?|hpt',
  ),
  study: sign(
    0.45,
    'surveys?|questionnaire|research(?:ers?)?|study|participa\\w+|thesis|university|qualtrics|google forms?|dissertation|irb|volunteers?|respondents?|feedback|consent',
  ),
  selling: sign(
    0.3,
    'startup|kickstarter|founder|launched|our (?:website|product|company|store)|discount|donate|profits|app|download|my (?:website|blog|channel|video|book|product)|check (?:it )?out|subscribe',
  ),
  link: sign(0.1, 'link|youtube|imgur|amazon|facebook|website|click|video|blog|article'),
  origins: sign(
    0.6,
    'adoptees?|(?:i|who) was adopted|birth ?(?:mother|father|mom|dad|parents|family|certificate|records)|bio(?:logical)? (?:mother|father|mom|dad|parents?|family|siblings?)|23andme|ancestry\\w*|dna|closed adoption|reunion|half (?:brother|sister|siblings?)|adopted (?:me|at|from|when|in)',
  ),
  career: sign(
    0.35,
    'midwifery|cnm|cpm|bsn|nursing (?:school|student|program)|nurses?|doulas?|degree|graduat\\w+|career|applicants?|applying|applications?|grad school|shadow|internship|certifi\\w+|professor|college|clients?|students|student|med(?:ical)? school|program|major|essay|class|classes|training',
  ),
  books: sign(
    0.45,
    'books?|authors?|illustrat\\w+|titles?|novel|story|picture book|library|publish\\w*|pages?|remember|cover|characters?|drawn|drawing|read',
  ),
  forum: sign(
    0.3,
    'subreddit|sub|mods?|moderators?|moderating|subscribers?|weekly|thread|posting|posts?|redditors?|karma|flair|ama|lurk\\w+|wiki|community|rules',
  ),
  recipe: sign(0.45, 'recipes?|cups?|tbsp|tsp|teaspoons?|oven|bake|flour|smoothie|cook|tablespoons?'),
  ownYouth: sign(
    0.7,
    "(?:i'm|i am|me|im) (?:a |an )?\\d+|\\d+ ?[mf]|i was (?:born|adopted|raised|little|young|a kid|a child|\\d+)|as a (?:child|kid|teen\\w*)|growing up|my (?:parents?|mom|mum|mother|dad|father|childhood|family)",
  ),
  otherKin: sign(
    0.6,
    'my (?:\\w+ ){0,2}(?:brother|sister|niece|nephew|cousin|friend|aunt|uncle|coworker|colleague|neighbou?r)s?|step ?(?:brother|sister)',
  ),
  other: sign(
    0.35,
    'football|politic\\w*|election|bitcoin|stocks?|crypto\\w*|python|javascript|programming|software|linux|weather|movie|concert|tires?|engine|printer|landlord|rent|mortgage|boss|salary|laptop|tickets?|polls?|playlist',
  ),
} satisfies Record<string, Sign>

/** Signs that only matter beside others. */
export const GEAR = words(
  'strollers?|pram|buggy|car ?seats?|cribs?|bassinets?|cots?|swaddl\\w+|pacifiers?|dummy|carriers?|slings?|high ?chair|onesies?|bouncer|registry|toys?|play ?mat|nursery|blankets?|monitor',
)
export const AS_CHILDREN_SAY = words('mommy|daddy|mummy|grandma|grandpa|nana|grandparents')
export const AGE_IN_YEARS = words(
  "(?:\\d+(?:\\.5)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen) years? old|(?:turn(?:s|ed|ing)?|almost|nearly|not quite) \\d+|(?:he|she)(?:'s| is| was) (?:now |only |just |about )?\\d+",
)
export const PREGNANT = words(
  "(?:\\d+|few|some) ?(?:weeks?|wks?|months?|w|m) (?:pregnant|along|postpartum|pp|today|tomorrow)|(?:i'm|im|am|i am|we're|wife is|girlfriend is|partner is|she's) (?:\\w+ ){0,3}(?:pregnant|expecting)|trimester|our first|baby (?:#|number) ?\\d|first pregnancy|having (?:a|our|another) (?:\\w+ )?(?:kid|baby|boy|girl)|(?:i'm|im|am|at) (?:almost |now |about )?\\d+ ?(?:weeks|wks|w)|(?:baby|dating|anatomy|week|12w|20w) scan|fetal|stretch marks|morning sickness|gestational|weeks? in pregnancy|this pregnancy|my pregnancy|due (?:in|date|with)|gave birth|my (?:ob|midwife|bump)|(?:feel|felt|feeling|counting?|baby's) kicks|(?:in|into|during|early) labou?r|inducing labou?r|birth plan",
)
