import type { Topic } from '../contract.ts'

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
      "breast ?f\\w+|breast ?pumps?|breastfeeding|breast ?milk|latch\\w*|nurs(?:ed|es) |wean\\w*|solids|puree\\w*|picky eat\\w*|baby food|engorge\\w*|clogged|mastitis|nipples?|lactat\\w+|pump(?:s|ed|ing)|refus\\w+ (?:food|to eat)|(?:won't|not|only|n't) eats?",
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
      "tantrums?|meltdowns?|(?:mis)?behav\\w+|disciplin\\w+|bit(?:es|ing)|bossy|bossing|hyperactive|defian\\w*|aggressi(?:ve|on)|time ?outs?|spank\\w*|punish\\w*|acting out|terrible twos|(?:not|n't|won't) listen\\w*|(?:talks?|talking|answers?) back|back ?talk\\w*|not allowed|out of control|hit(?:s|ting)|hit (?:my|me|him|her|his|us|other|another|people|kids|children)|hyper|destroy\\w*|damag\\w+|pick\\w* (?:your|my|our) battles|battles|(?:hurt(?:s|ing)?|bite|kick(?:s|ing)?) (?:other|another|my|your|him|her|his|people|kids|children)|set(?:ting)? (?:limits|boundaries)|throw(?:s|ing)? (?:toys|things|stuff|everything)",
    ),
    clear: words(
      "tantrums?|meltdowns?|(?:mis)?behav\\w+|disciplin\\w+|hit(?:s|ting)?|bit(?:es|ing|er)|kick(?:s|ing)|punish\\w*|time ?outs?|defian\\w*|disobe\\w+|(?:not|n't) listen\\w*|lies|lying|steal\\w*|aggressi(?:ve|on)|boss(?:y|ing)|rude|(?:talks?|talking|answers?) back|back ?talk\\w*|attitude|spank\\w*|consequences?|out of control|hyperactive|swear\\w*|whin(?:e|es|ing)|throw(?:s|ing) (?:things|toys|food|stuff)|acting (?:up|out)|terrible twos|fights?|rules|boundaries",
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
    sure: words(
      'home ?school\\w*|homework|kindergarten|school (?:refusal|gate|run|report)|(?:first|second|third|fourth|fifth|sixth|\\d+(?:st|nd|rd|th)) grade|(?:his|her|their) teachers?',
    ),
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
      'twins?|triplets?|quads|two under two|multiples|age gap|sibling rivalry|second (?:child|baby|kid)',
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
