import { type AnswerRule, pattern } from './rule.ts'
import { CHILD, OWN } from './words.ts'

const FRONT = '(?:tummy|stomach|belly|front|side|tum)'
const LOOSE =
  '(?:pillows?|cushions?|duvets?|quilts?|blankets?|comforters?|bumpers?|stuffed (?:animals?|toys?)|soft toys?|cuddly toys?|teddy(?: bear)?|plush\\w*|wedges?|sleep positioners?|nests?|sheepskins?|rolled(?:-up)? towels?|weighted (?:sack|blanket|sleep sack)s?)'
const DRANK =
  '(?:wine|beers?|alcohol|drinks?|drank|drinking|drunk|tipsy|smok\\w+|cannabis|weed|sleeping pills?|sedat\\w+|painkillers?|medication that makes)'
const NOT_ASLEEP =
  /\b(?:tummy[- ]time|awake|while you watch|on the floor|play(?:ing|s|time)?|on your (?:chest|lap|arm|shoulder)|across your|colic|burp\w*|wind\b)/

/** How a baby sleeps and what a baby must not swallow. */
export const babyCare: AnswerRule[] = [
  {
    kind: 'unsafe_sleep',
    hasGap: true,
    when: ({ isBaby }) => isBaby,
    pattern: pattern(
      `\\b(?:put|lay|place|let|try|turn|roll|settle|position|have|start)(?:ting|ing)?\\b[^.;]{0,60}?\\b(?:on(?:to)?|over on) ${OWN} ${FRONT}\\b`,
      `\\b(?:sleep|sleeps|sleeping|nap|naps) (?:\\w+ ){0,3}on (?:${OWN} )?${FRONT}\\b`,
      `\\b(?:${FRONT})[- ]sleep\\w*\\b|\\bsleep\\w* (?:better|longer|deeper|more soundly|safely) on (?:the|his|her|their) ${FRONT}`,
    ),
    unless: new RegExp(
      `${NOT_ASLEEP.source}|\\b(?:rolls?|rolled|turns?) (?:over |back |himself |herself |onto )|\\bonce (?:he|she|they|your child) (?:can |is able to )?roll|\\bby (?:himself|herself|themselves|itself)\\b|\\bback to (?:his|her|their|the) back|\\b(?:and stay|seizure|fit|fitting|unconscious|vomit\\w*|recovery position|ambulance)\\b`,
    ),
  },
  {
    kind: 'unsafe_sleep',
    hasGap: true,
    when: ({ isBaby }) => isBaby,
    pattern: pattern(
      `\\b(?:put|place|use|add|give|try|offer|tuck|lay|with|under|wrap|cover|let)\\b[^.;]{0,50}?\\b${LOOSE}\\b`,
      `\\b${LOOSE} (?:in|into|inside|around|under) (?:${OWN} )?(?:cot|crib|bed|bassinet|head|mattress)`,
      `\\b${LOOSE} (?:beside|next to|behind|against|near) (?:${CHILD})`,
      '\\b(?:prop|raise|tilt)(?: up)? (?:\\w+ ){0,3}(?:mattress|head of the (?:cot|crib|bed))',
    ),
    only: /\b(?:sleep\w*|naps?|napping|cots?|cribs?|bed(?:time)?|bassinet|mattress|night|head|neck|tuck|wrap|cover|around|over|dark|settle)\b/,
    unless:
      /\b(?:on (?:the|a) (?:floor|rug|blanket|mat|play)|play(?:ing|s|time)?|awake|swaddl\w*|pram|stroller|clear(?:ed|ing)?|remove|take (?:out|away)|empty|keep[^.;]{0,30}\b(?:out|away|free)|for you(?:r|rself)?\b|your (?:own )?(?:back|pillow)|behind your|photo|sleeping bag|peekaboo|hide)\b/,
  },
  {
    kind: 'unsafe_sleep',
    hasGap: true,
    pattern: pattern(
      `(?:\\b(?:co-?sleep\\w*|bed-?shar\\w*)|\\b(?:share|sharing|bring|take|sleep(?:ing)?|snuggle|nap|doze)\\b[^.;]{0,50}?\\b(?:bed|sofa|couch|armchair|recliner|together))\\b[^.;]{0,30}?\\b(?:after|even if|even after|even when|if|when|although|with)\\b[^.;]{0,30}?\\b${DRANK}\\b`,
      `\\b${DRANK}\\b[^.;]{0,40}?\\b(?:sharing|share|co-?sleep\\w*|bed-?shar\\w*)\\b[^.;]{0,30}?\\b(?:fine|ok|okay|safe|all right)\\b`,
      `\\b(?:after|even if|if|when)\\b[^.;]{0,40}?\\b${DRANK}\\b[^.;]{0,60}?\\b(?:share|co-?sleep|bed-?share|bring|take|sleep|snuggle|nap)\\b[^.;]{0,40}?\\b(?:bed|sofa|couch|armchair|together|${CHILD})`,
    ),
    unless:
      /\b(?:baby's own|in (?:his|her|their|its) (?:own )?(?:cot|crib|bassinet)|someone else|sober|another adult|other (?:parent|adult)|hot drink|drinks? (?:water|milk)|warm drink)\b/,
  },
  {
    kind: 'unsafe_sleep',
    hasGap: true,
    when: ({ isBaby }) => isBaby,
    pattern: pattern(
      `\\b(?:sleep|nap|doze|nod off|fall asleep)\\b[^.;]{0,40}?\\b(?:on|in) (?:the|a|your) (?:sofa|couch|armchair|recliner)`,
    ),
    unless: /\b(?:if you|in case|might|likely|least|think through|when you (?:are )?(?:so )?tired|risk)\b/,
  },
  {
    kind: 'unsafe_feeding',
    hasGap: true,
    when: ({ isBaby }) => isBaby,
    pattern: pattern(
      '\\b(?:giv(?:e|ing)|offer(?:ing)?|try(?:ing)?|mix(?:ing)?|dip(?:ping)?|add(?:ing)?|put(?:ting)?|us(?:e|ing)|stir|feed(?:ing)?|rub|let|coat|spread|a (?:little|bit of|drop of|dab of|spoon(?:ful)? of|teaspoon of))\\b[^.;]{0,50}?\\bhoney\\b',
      '\\bhoney (?:on|in|to|for|with|is (?:fine|safe|ok|okay|good|helpful))',
    ),
    unless:
      /\b(?:from (?:his|her|their|the) (?:first|1st) birthday|after (?:his|her|their|the|age|one|12|twelve|the first)|once (?:he|she|they|your child)(?:'s| is| are| has)? (?:turn\w*|one|past|over|older|had)|until (?:he|she|they|after|the|age|one|12)|older than (?:one|a year|12)|over (?:one|1|12|a year)|before|honeydew)\b/,
  },
  {
    kind: 'unsafe_feeding',
    hasGap: true,
    when: ({ isBaby }) => isBaby,
    pattern: pattern(
      `\\b(?:give|giving|offer(?:ing)?|feed|let|try|top up|fill|settle|replace)\\b[^.;]{0,50}?\\b(?:water|juice|(?:herbal|fennel|chamomile|camomile) tea)\\b`,
      '\\b(?:dilute|water down|add (?:\\w+ )?(?:extra|more|another|a little)(?: \\w+){0,2} water (?:to|into|in)|extra water (?:in|to)|thin) (?:\\w+ )?(?:formula|milk|the bottle|bottle|feed)',
      '\\b(?:water|juice|tea)\\b[^.;]{0,30}\\b(?:is|are) (?:a )?(?:\\w+ )?(?:fine|ok|okay|good|nice|safe|helpful)\\b',
      '\\b(?:a )?bottle of (?:\\w+ )?water\\b(?= (?:at|between|to|instead|can|will|before|helps))',
    ),
    unless:
      /\b(?:bath\w*|wash\w*|wipe\w*|cloth|towel|rinse|boil the|powder|packet|sterili\w*|running water|warm water (?:on|to clean|and)|cotton wool|clean\w*|splash\w*|pour\w*|swim\w*|pool|temperature|warm enough|mealtimes?|from (?:about |around )?(?:six|6) months|yourself|you (?:a|some)|your own|glass of water (?:for|beside|within)|water play|water for you|long breaths|safe|hot water)\b/,
  },
]

/** From half a year on, sips from a cup with a meal are ordinary advice. */
export const SIPS_WITH_MEALS =
  /\b(?:sips?|cup|beaker|with (?:his |her |their |the )?(?:meals?|food|solids|lunch|dinner|breakfast))\b/
