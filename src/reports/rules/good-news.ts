/** Where in a text a sentence stands that may tell good news, from one place to another; null where there's none. Alone it's wrong once in three times. */
export const goodNewsIn = (text: string): [from: number, to: number] | null => {
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const told = sentence.trim()
    if (told.length > MOST_CHARS || !GOOD.test(told) || BUT.test(told)) continue
    const from = index + sentence.indexOf(told)
    return [from, from + told.length]
  }
  return null
}

const MOST_CHARS = 240
const SENTENCE = /[^.!?\n]+[.!?]*/g

/** Said of what went well, as parents write it. */
const GOOD = new RegExp(
  [
    '\\bslept (?:right )?(?:through|all night|well|better)\\b',
    '\\b(?:it|this|that|which|they|chart|plan|timer|picture|routine|trick) (?:really |actually |finally )?(?:worked|helped|helps|works)\\b',
    '\\b(?:so|really|very) proud\\b',
    '\\bwent (?:so |really |very |much )?(?:well|better|smoothly)\\b',
    '\\b(?:much|so much|a lot|getting|is|was) (?:better|calmer|happier|easier)\\b',
    '\\bfor the (?:very )?first time\\b',
    '\\b(?:all )?(?:by|on) (?:him|her|them)sel(?:f|ves)\\b',
    '\\ball on (?:his|her|their) own\\b',
    '\\bwithout (?:a |any )?(?:fight|fuss|tears|crying|tantrum|screaming|drama|prompting|being asked)\\b',
    '\\bno (?:tears|tantrums?|fuss|fights?|meltdowns?)\\b',
    '\\b(?:good|great|lovely|wonderful|best) (?:day|week|night|morning|evening|news)\\b',
    '\\b(?:made|has|found) a (?:new |good |best )?friend\\b',
  ].join('|'),
  'i',
)

/** What takes it back, asks, or wishes. */
const BUT =
  /\?|\b(?:not|never|isn't|isnt|wasn't|wasnt|didn't|didnt|don't|dont|doesn't|doesnt|won't|wont|can't|cant|hasn't|hardly|barely|wish|if only|would be|used to|until|but|stopped|no longer|want|wants|need|needs|hope|how|refuses|screams|worse|cries|hits)\b/i
