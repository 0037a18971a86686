export const STUNT = [
  'KILL SELF_OBJ & climb+|climbing|stunt|stunts|skateboard|scooter|trampoline|couch|sofa|furniture|slide|parkour|daredevil|clumsy|bunk|hoverboard|playground|wheelie',
  'one_of_these_days',
  'laughing',
  'killing SELF_OBJ ~3 trying|over|to|for|at|with',
  'kill+ SELF_OBJ ~1 laughing|trying|working|over',
  'jump+ ~3 trampoline|castle|puddles|couch|bed|sofa|rope',
]
/** A child's wish in anger, or its question, is about others. */
export const OTHERS_DEATH = [
  'wish+|wished|hope+|hoped ~1 you|daddy|dad|mummy|mommy|mum|mom|grandma|grandpa|teacher ~2 was|were|would DIE',
  'want+|wants ~1 you|daddy|dad|mummy|mommy|mum|mom|brother|sister|teacher to? DIE',
  'wish+|wished ~1 i|me was|were|had never|not been? born into|in',
  'are|will|do|did|can ~1 you|we|mummy|mommy|mum|mom|daddy|dad|people|grandma|grandpa|dogs|cats|everyone ~4 DIE',
  'think|thinks|thought|scared|afraid|worried|worries ~4 DIE if|from|when|because ~2 he|she|i|they|you ~2 swallow+|swallows|eats|eat|touches|drinks|goes|sleeps',
]
/** A loss that has become part of a family's story. */
export const LONG_AGO =
  'SUICIDE|KILL|took|died|lost ~10 ten|twelve|fifteen|twenty|thirty|forty|10|12|15|20|25|30|35|40|many|decades|decade ~1 years_ago|ago'
/** Where the word is explained, not meant. */
export const TAUGHT = [
  'what ~2 SUICIDE ~2 mean|means|is|meant',
  'explain+ ~4 SUICIDE',
  'SUICIDE ~2 in class|the_news|school',
  'discuss+|taught|teach+|learn+|learned|study+ ~3 SUICIDE',
  'asks|asked|asking ~3 SUICIDE ~1 is|means|was',
  'could|would|might|nearly|almost ~1 have KILL SELF_OBJ',
]
const ESCAPE = [
  'disappear ~1 into|for ~2 spa|week|weekend|day|hour|hours|beach|book|bathroom|vacation|holiday|island',
  'spa|vacation|holiday',
]
export const SHAME = [
  'die|dead than',
  'bored to death',
  'asks|asked|asking|wonders ~3 if ~6 die|dying|dead|dies',
  'die|dying|dye ~2 hair',
  ...ESCAPE,
  'die|died|dying of|from laughter|embarrassment|boredom|shame|cuteness|laughing|cringe|heat|hunger|thirst|happiness|envy|jealousy|excitement|exhaustion',
  'embarrass+|embarrassing|mortified|mortifying',
]
