import type { Topic } from '../contract.ts'

type Words = Record<string, RegExp>

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'g')

/** What each of the ten topics sounds like: words that settle it, words that point to it, and weaker ones that need company. */
export const TOPIC_WORDS: Record<Topic, { sure: RegExp; clear: RegExp; weak: RegExp }> = {
  sleep: {
    sure: words(
      "bedtime|nightmares?|night terrors?|co-?sleep\\w*|bed-?shar\\w*|naps?|insomnia|sleep (?:train\\w*|regression|schedule)|(?:won't|to|fall(?:s|ing)?|go(?:es|ing)? (?:back )?to|not|n't) sleep(?:ing)?|asleep|sleepless",
    ),
    clear: words(
      'sleep(?:s|ing|y|less|er)?|slept|asleep|naps?|napp(?:ed|ing)|bedtime|nightmares?|night terrors?|co-?sleep\\w*|bed-?shar\\w*|swaddl\\w+|wak(?:es|ing)|woke|awake|insomnia|sleepover',
    ),
    weak: words(
      'nights?|cribs?|cots?|bassinets?|moses|bed|tired|overtired|settle|rock(?:ed|ing)?|lights out|pacifier',
    ),
  },
  eating: {
    sure: words(
      "breast ?f\\w+|breastfeeding|breast ?milk|latch\\w*|nurs(?:ed|es) |wean\\w*|solids|puree\\w*|picky eat\\w*|baby food|engorge\\w*|clogged|mastitis|nipples?|lactat\\w+|pump(?:s|ed|ing)|refus\\w+ (?:food|to eat)|(?:won't|not|only|n't) eats?",
    ),
    clear: words(
      'breast ?f\\w+|breastfeeding|breast ?milk|nurs(?:e|es|ed|ing)|latch\\w*|pump(?:s|ed|ing)?|formula|weaning|solids|puree\\w*|(?:picky|fussy) eat\\w*|picky|eat(?:s|ing)?|ate|feed(?:s|ing|ings)?|fed|bottles?|milk|snack\\w*|meals?|dinner|lunch|breakfast|vegetables?|veggies|baby food|pouch(?:es)?|cereal|high ?chair|let ?down|engorge\\w*|nipples?|lactat\\w+|similac|enfamil|medela|spectra',
    ),
    weak: words(
      'food|supply|ounces?|oz|hungry|hunger|spoon|taste|cook\\w*|appetite|weight|sweets|candy|allerg\\w+|reflux',
    ),
  },
  behavior: {
    sure: words(
      "tantrums?|meltdowns?|(?:mis)?behav\\w+|disciplin\\w+|bit(?:es|ing)|bossy|bossing|hyperactive|defian\\w*|aggressi\\w+|time ?outs?|spank\\w*|punish\\w*|acting out|terrible twos|(?:not|n't|won't) listen\\w*|back ?talk\\w*|not allowed|out of control|hit(?:s|ting)|hyper|destroy\\w*|damag\\w+|pick\\w* (?:your|my|our) battles|battles|hurt(?:s|ing)? (?:other|my|him|her|his|people)|set(?:ting)? (?:limits|boundaries)|throw(?:s|ing)? (?:toys|things|stuff|everything)",
    ),
    clear: words(
      "tantrums?|meltdowns?|(?:mis)?behav\\w+|disciplin\\w+|hit(?:s|ting)?|bit(?:es|ing|er)|kick(?:s|ing)|punish\\w*|time ?outs?|defian\\w*|disobe\\w+|(?:not|n't) listen\\w*|lies|lying|steal\\w*|aggress\\w+|boss(?:y|ing)|rude|back ?talk\\w*|attitude|spank\\w*|consequences?|out of control|hyperactive|swear\\w*|whin(?:e|es|ing)|throw(?:s|ing) (?:things|toys|food|stuff)|acting (?:up|out)|terrible twos|fights?|rules|boundaries",
    ),
    weak: words(
      'scream\\w*|stop(?:s|ped)?|refus\\w+|listens?|angry|yell\\w*|mean|trouble|naughty|no|behind my back',
    ),
  },
  challenge: {
    sure: words("can't cope|at my wit'?s? end|overwhelm\\w*|burn(?:t|ed)? ?out"),
    clear: words(
      "can't cope|struggl\\w+|overwhelm\\w*|exhausted|burn(?:t|ed)? ?out|at my wit'?s? end|frustrat\\w+|so hard|stress\\w*|divorc\\w*|custody|drowning|difficult",
    ),
    weak: words('hard|tough|help|worried|worry|problem|issues?|alone'),
  },
  progress: {
    sure: words('progress|sticker chart|reward chart|praise'),
    clear: words(
      'progress|improv\\w+|proud|praise\\w*|reward\\w*|sticker\\w*|breakthrough|getting better|finally (?:did|used|slept|learned)|success\\w*|accomplish\\w*|worked',
    ),
    weak: words('better|learned|learning|finally|great|yay|happy'),
  },
  school: {
    sure: words('home ?school\\w*|homework|kindergarten|school refusal'),
    clear: words(
      'schools?|homework|teachers?|class(?:room|es|mates?)?|kindergarten|grades?|home ?school\\w*|tutor\\w*|exams?|curriculum|pre-?k|college|principal|math|recess',
    ),
    weak: words('preschool|daycare|nursery|reading|learn\\w*|education\\w*|subjects?|tests?'),
  },
  emotion: {
    sure: words(
      'anxiety|anxious|self-? ?esteem|griev\\w+|grief|emotions?|separation anxiety|panic attacks?|feelings',
    ),
    clear: words(
      'anxi\\w+|feelings?|emotion\\w*|sad(?:ness)?|griev\\w+|grief|depress\\w*|scared|afraid|fears?|frighten\\w*|panic\\w*|self-? ?esteem|confiden\\w+|jealous\\w*|lonel\\w+|clingy|separation anxiety|crie[sd]|crying|upset|angry|anger|moods?|moody|shy|guilt\\w*|died|death|love[sd]?',
    ),
    weak: words('feel(?:s|ing)?|cry|tears|worr\\w+|hate[sd]?|nervous|stress\\w*|heart\\w*'),
  },
  friend: {
    sure: words('bull(?:y|ied|ying|ies)|friendships?|left out|play ?dates?|no friends|best friend'),
    clear: words(
      'friends?|friendships?|bull(?:y|ied|ying|ies)|left out|play ?dates?|peers?|social(?:ly|ise|ize|izing)?|teas(?:ed|ing)|classmates?|excluded|birthday party|popular|best friend|other kids',
    ),
    weak: words('play(?:s|ing)?|group|party|shy|alone|invite\\w*'),
  },
  sibling: {
    sure: words(
      'twins?|triplets?|quads|siblings?|two under two|new baby|multiples|age gap|sibling rivalry|second (?:child|baby|kid)',
    ),
    clear: words(
      '(?:his|her|their|older|younger|little|big|baby) (?:brothers?|sisters?|siblings?)|siblings?|twins?|triplets?|quads|two under two|second (?:child|baby|kid)|new baby|baby #?2|both (?:kids|children|girls|boys|of them)|multiple (?:kids|children)|(?:two|three|four|five|2|3|4|5) (?:kids|children|boys|girls|sons|daughters)|oldest|youngest|my other (?:son|daughter|child|kid)|brothers?|sisters?|middle child',
    ),
    weak: words('share|sharing|jealous|fair|each other|age gap|double'),
  },
  development: {
    sure: words(
      'potty|toilet train\\w*|milestones?|speech|first words?|crawl(?:s|ing)?|puberty|developmental\\w*|tummy time|bed ?wetting|late talker',
    ),
    clear: words(
      'milestones?|develop\\w*|potty|toilet train\\w*|speech|talk(?:s|ing) yet|first words?|crawl\\w*|walk(?:s|ing)? (?:yet|alone|early|late)|first steps|roll(?:s|ing|ed) over|teeth(?:ing)?|delay(?:s|ed)?|puberty|growth|sit(?:s|ting)? up|babbl\\w+|pull-?ups?|accidents?|autis\\w+|adhd|ready (?:to|for)|tummy time|wet the bed|bed ?wetting|bilingual',
    ),
    weak: words(
      'walk(?:s|ing)?|talk(?:s|ing)|words|pee(?:s|d|ing)?|poop\\w*|learn\\w*|normal|behind|months old|diaper less|holding it|independ\\w+',
    ),
  },
}

/** Word classes that tell posts about bringing up children from all others. */
export const POST_CLASSES: Words = {
  child: words(
    '(?:my|our|the|her|his) (?:\\w+ ){0,3}(?:sons?|daughters?|kids?|kiddos?|child(?:ren)?|bab(?:y|ies)|toddlers?|teens?|teenagers?|little (?:one|guy|girl|boy|man)|twins?|boys?|girls?|newborn|infant|preschooler|lo)|stepsons?|stepdaughters?|stepkids?|stepchild(?:ren)?',
  ),
  someChild: words(
    'sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teens?|teenagers?|infants?|newborns?|boys?|girls?',
  ),
  age: words(
    "\\d+(?:\\.5)? (?:year|month|week)s? old|\\d+ (?:months?|weeks?) old|(?:he|she)(?:'s| is) (?:almost |nearly |only |just )?\\d+|\\d+ ?(?:yo|mo|wo|yr|months?|weeks?)",
  ),
  care: words(
    'diapers?|nappies|cloth|breast\\w*|nurs(?:e|ing)|pump\\w*|formula|bottles?|stroller|car ?seats?|cribs?|swaddl\\w+|naps?|pacifier|solids|potty|daycare|preschool|nanny|bath|carrier|wipes|onesies?|playpen|play ?mat|high ?chair|toys?|similac|enfamil|nursery|sippy',
  ),
  pregnancy: words(
    'pregnan\\w+|trimester|due date|due in|ultrasound|ob|gyn|midwives|midwife|labor|labour|birth|contractions|epidural|c-?section|vbac|postpartum|bump|kicks|induced|induction|expecting|gestation\\w*|miscarr\\w+',
  ),
  trying: words(
    'ttc|ovulat\\w+|opks?|cd ?\\d+|dpo ?\\d*|clomid|ivf|iui|hcg|bfp|bfn|fertil\\w+|ewcm|temping|bbt|cycles?|trying to conceive|conceiv\\w+|pcos',
  ),
  contraception: words(
    'iuds?|nexplanon|implanon|mirena|kyleena|paragard|skyla|birth control|contracepti\\w+|the pill|depo|condoms?|strings|plan b|gyno?|copper|spotting|periods?|unprotected|cramps?|cramping|insertion|inserted|pap',
  ),
  study: words(
    'surveys?|questionnaire|research(?:ers?)?|study|studies|participa\\w+|thesis|university|qualtrics|interview(?:s|ed|ing)?|google forms?|dissertation|irb|volunteers?|respondents?|feedback|startup|kickstarter|founder|app|developing|launched|project',
  ),
  link: words(
    'https?\\S*|link|www\\S*|youtube|imgur|amazon|facebook|subscribe|channel|video|blog|website|click',
  ),
  origins: words(
    'adoptees?|birth ?(?:mother|father|mom|parents?|family|certificate)|bio(?:logical)? (?:mother|father|mom|dad|parents?|family)|23andme|ancestry|dna|closed adoption|reunion|was adopted|half (?:brother|sister|siblings?)|agency',
  ),
  career: words(
    'midwifery|cnm|bsn|nursing (?:school|student)|doulas?|degree|graduat\\w+|career|apply(?:ing)?|applications?|grad school|shadow|internship|certified|professor|major|jobs?|my class|students|teacher of',
  ),
  books: words(
    'books?|authors?|illustrat\\w+|titles?|novel|story ?book|picture book|library|published|publisher|cover|read (?:it )?(?:as|when) (?:a|i was)',
  ),
  joke: words('jokes?|laugh|funny|what do you call|hilarious|lol|pun|told me|says?:'),
  disability: words(
    "downs?(?: syndrome|'s)?|special needs|disabilit\\w+|disabled|autis\\w+|cerebral palsy|wheelchair|intellectual\\w*",
  ),
  otherKin: words(
    'my (?:\\w+ )?(?:brother|sister|niece|nephew|cousin|friend|girlfriend|boyfriend|gf|bf|aunt|uncle|coworker|colleague|neighbou?r)s?',
  ),
  forum: words(
    'subreddit|sub|mods?|moderators?|subscribers?|weekly|thread|posting|posts?|redditors?|reddit|r/\\w+|karma|flair|ama|crosspost\\w*|lurk\\w+',
  ),
  trade: words(
    'pm me|claimed|stamped|codes?|giveaway|free|expires?|coupons?|checks?|cheques?|ship(?:ping)?|mail|sell(?:ing)?|trade|swap|exchange|\\$\\d+',
  ),
  recipe: words('recipes?|cups?|tbsp|tsp|teaspoons?|chicken|oven|bake|flour|eggs?|smoothie|dish|cook'),
  offTopic: words(
    'football|politic\\w*|election|bitcoin|stocks?|crypto|python|javascript|programming|software|linux|weather|movie|concert|tires?|engine|printer|landlord|dating|whatsapp|relationship|coffee|weight loss|gym|workout|hvac|trust fund|atheis\\w*|christ(?:ian\\w*)?|church|jesus|religio\\w*|bible|god',
  ),
  self: words(
    "i'm \\d+|i am \\d+|i am a \\d+|\\d+ ?[mf]\\b|i was born|as a child|when i was|growing up|my parents|my mom|my dad|my childhood",
  ),
  parentRole: words(
    'as a (?:mom|mum|mother|dad|father|parent)|ft[md]|sahm|sahd|(?:new|first time|single|working) (?:mom|mum|dad|parent|father|mother)s?|co-?parent\\w*|custody|my ex|stepmom|stepdad|dh|husband|wife|so|mil|in laws|parenting|parents?',
  ),
  pronoun: words('he|she|his|her|him|they|them'),
  own: words("i|i'm|i've|my|me"),
  asks: words(
    'any (?:advice|tips|suggestions|ideas|experience|thoughts)|advice|how (?:do|did|can|should) (?:you|i|we)|what (?:do|did|should|would) (?:you|i|we)|anyone (?:else|have)|is (?:this|it) normal|recommend\\w*|suggestions|help|does anyone|has anyone',
  ),
}

/** What each class weighs against a post being about parenting: rounded from a regularised fit on 500 labelled posts. */
export const POST_WEIGHTS: Record<string, number> = {
  bias: 0.25,
  someChild: -0.4,
  age: -0.5,
  care: -0.4,
  pregnancy: -0.7,
  trying: 0.2,
  contraception: 1.4,
  study: 0.45,
  link: 0.3,
  origins: 0.6,
  career: 0.9,
  books: 0.6,
  joke: 0.3,
  disability: 0.9,
  otherKin: 0.85,
  forum: 0.35,
  trade: 0.1,
  recipe: 0.8,
  offTopic: 0.35,
  self: 0.8,
  topic: -0.25,
  pronoun: -0.35,
  own: -0.15,
  shortNoChild: 0.9,
  childTopic: -0.6,
  noChild: 0.9,
}
