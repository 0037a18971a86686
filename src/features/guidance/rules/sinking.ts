/** Whether a parent told of several signs of a child who may be sinking. One alone is an ordinary day; together someone should look closer. */
export const isSinking = (said: readonly string[]): boolean =>
  SIGNS.filter((sign) => said.some((words) => sign.test(words))).length >= SIGNS_TOGETHER

const SIGNS_TOGETHER = 2
const CHILD = '(?:he|she|they|son|daughter|teen|teenager|boy|girl)'
const about = (words: string) => new RegExp(`\\b${CHILD}\\b(?:'s|'ll)?(?: \\w+){0,4} (?:${words})\\b`)

/** Sleep, food, tears, joy, people, worth: a sign each, from a normalised message. */
const SIGNS = [
  about(
    'cr(?:y|ies|ying|ied) (?:at night|every (?:night|day)|all the time|herself to sleep|himself to sleep|for hours|in (?:her|his) room)',
  ),
  about(
    "(?:hardly|barely|not|doesn't|does not|stopped|won't|no longer|refuses to) eat(?:s|ing)?|lost weight|losing weight|skips? (?:meals|every meal)",
  ),
  about(
    "(?:can't|cannot|not|hardly|barely|doesn't|does not) sleep(?:s|ing)?|awake (?:all|half the) night|sleeps? all day|always tired|tired all the time|no energy",
  ),
  about(
    "(?:never|hardly ever|hardly|barely|won't|doesn't|does not) (?:come|comes|leave|leaves|coming|leaving)(?: \\w+){0,3} (?:room|bed|bedroom|house)|stays? in (?:bed|her room|his room|their room)",
  ),
  about(
    '(?:no|dropped|lost|not see|stopped seeing|avoids|hardly sees|withdrawn from)(?: \\w+){0,3} friends?',
  ),
  about(
    "(?:stopped|gave up|given up|lost interest|no joy|nothing makes|doesn't enjoy|does not enjoy|doesn't care|does not care|no interest)",
  ),
  about('(?:hates? (?:herself|himself|themselves)|worthless|hopeless|a burden|empty|numb|pointless)'),
]
