export type Pronoun = 'she' | 'he' | 'they'

export const FORMS: Record<Pronoun, Record<'they' | 'them' | 'their' | 'theirs' | 'themself', string>> = {
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' },
}

/** How the parent speaks of the child, from what they wrote (normalised, oldest first); 'they' until they have said. */
export const pronounOf = (said: string[]): Pronoun => {
  const corrected = said.findLast((plain) => IS_A.test(plain))?.match(IS_A)?.[1]
  if (corrected) return corrected === 'girl' ? 'she' : 'he'
  for (const plain of said) {
    const without = plain.replace(OTHERS, ' ')
    const noun = without.match(CHILD)?.[0]
    if (noun) return FEMALE.test(noun) ? 'she' : 'he'
    const word = without.match(PRONOUN)?.[1]
    if (word) return FEMALE.test(word) ? 'she' : 'he'
  }
  return 'they'
}

/** 'He is a boy', said to put it right. */
const IS_A = /\b(?:he|she|they|it)(?:'s| is|'re| are) an? (boy|girl)(?= *(?:[.,!]|$|and\b))/
const CHILD =
  /\b(my|our)( \S+){0,4}? (son|daughter|girl|boy|nephew|niece|stepson|stepdaughter|grandson|granddaughter)\b/
const PRONOUN =
  /\b(she|he|her|him|his|herself|himself|she's|he's|she'll|he'll|daughter|son|girl|boy|grandson|granddaughter|nephew|niece|stepson|stepdaughter)\b/
const FEMALE = /\b(she|her|herself|she's|she'll|daughter|girl|niece|stepdaughter|granddaughter)$/
/** Grown-ups and other children, with what is said of them at once. */
const OTHERS =
  /(?<!\b(?:my|our) (?:\w+ )?)\bbaby (?:boy|girl)\b|\b(?:a|an|another|other|some|two|three|these|those|older|bigger) (?:\w+ )?(?:boys?|girls?)\b(?! (?:who|that|of) )|\b(?:his|her|their) (?:mum|mom|mother|dad|father),? (?:who was )?(?:my|our) (?:son|daughter)\b|\b(?:my|our) (?:son|daughter),? (?:his|her|their) (?:mum|mom|mother|dad|father)\b|\b(my|our|the|his|her|their) (husband|wife|partner|ex|mum|mom|mother|dad|father|in laws|boss|teacher|sister|brother|doctor|gran\w*|nan\w*|friend)( (says|said|thinks|and|is|was|did|does|keeps|tells|told|won't|wants)( (she|he)\b)?)?/g
