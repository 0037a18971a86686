import type { RuleGroup } from './rule.ts'

/** A wish to be gone that came out in an essay, a note, a drawer or a friend's ear: made up or not, it is looked at. */
export const suicideTold: RuleGroup = {
  level: 'crisis',
  concern: 'suicide',
  excuses: ['denied', 'past'],
  pastLevel: 'support',
  unless: ['song|lyrics|movie|film|character|netflix', 'husband|wife|boyfriend|ex ~6 better off? without'],
  patterns: [
    'world|everyone|everybody|people ~3 better|happier|easier|fine off? ~2 without ~1 her|him|me|himchild|them',
    'wrote|written|writes|writing|essay|diary|journal|poem|note|story ~12 better|happier off? ~1 without ~1 her|him|me|himchild',
    'wrote|written|writes|essay|diary|journal|poem|notebook|text|texted ~10 want|wants|wanted|wish+|going ~2 DIE|disappear|end_it|be_gone|not_exist',
    'told|tells|texted|messaged|said ~4 friend|friends|sister|brother|teacher|cousin|girlfriend|boyfriend ~4 going|gonna|plans|planning to? do it',
    'going|gonna to? do it after|when|before|on|this ~1 exams|exam|birthday|christmas|weekend|tonight|school|prom && told|friend|rang|worried|normal',
    'pills|tablets|meds|medication|paracetamol|antidepressants && count|counting|counted|count_them ~4 keep|kept|night|asleep|again|enough|them',
    'keep|kept|keeps counting ~2 them|pills|tablets ~6 asleep|night|alone',
    'by the time you|u|anyone|they ~1 read|reads|see|sees|get|find ~1 this',
    'look+|looking|looked|searching|search ~2 at|for ~3 trees|tree|wall|bridge|lamppost|truck|lorry ~3 to? hit|crash|drive|swerve|jump',
    'want|wants|wanna|wish ~2 to? be|go ~1 with ~1 my? ~1 mum|mom|dad|nan|nana|grandma|grandad|brother|sister|him|her|baby && dead|died|passed_away|grave|death|killed',
  ],
}
