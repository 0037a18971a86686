/** What a parent asks about doing, in the words that cards use for it. Both the question and the card's lines are read so. */
export const inCardWords = (deed: string): string =>
  SAME.reduce((said, [asked, named]) => said.replace(asked, named), deed)

/** The same with what a card warns of in the deed said out loud: making a child do it, paying for it, dropping it. */
export const withWarning = (deed: string): string =>
  WARNED.reduce((said, [asked, named]) => said.replace(asked, `$& ${named}`), deed)

const SAME: [RegExp, string][] = [
  [/\b(make (him|her|them) )?pay (it |them |that |for it |everything )?back\b/, 'repayment'],
  [/\bcry it out\b/, 'leave to cry alone'],
  [/\b(put|putting|lay|set) (him|her|them|the baby|my child|\{name\})( \w+)? down\b/, 'lay'],
  [
    /\b(walk|step|go|get|leave) (out|away|outside|the room|to another room|into another room|next door)\b/,
    'stepaway',
  ],
  [/\bwake (him|her|them)( up)? (to|for)( \w+){0,4} (toilet|wee|pee|potty|loo)\b/, 'lifting asleep'],
  [
    /\b(read|check|search|go through|look (at|in|through)|monitor|track|see) (his|her|their|the) (messages?|phone|chats?|whatsapp|texts?|diary|diaries|dms?)\b/,
    'secret spying reading private messages diaries',
  ],
]

const WARNED: [RegExp, string][] = [
  [/\bmake (him|her|them)\b/, 'force'],
  [
    /\b(promise|reward|pay|offer|buy|give)\b.{0,20}\b(toys?|sweets?|money|treats?|presents?|stickers?|chocolate|ice cream|prize)\b/,
    'bribe',
  ],
  [/\b(stop|quit|give up|leave out) (the|his|her|our|my|speaking|using)\b/, 'drop'],
]
