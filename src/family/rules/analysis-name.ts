const YOUR_CHILD = 'your child'
const NAME_MAX_WORDS = 2
const NAME_MAX_CHARS = 40
const BREAKS_A_SENTENCE = /[.!?|<>{}[\]\n]/
const START_OF_SENTENCE = /(^|[.!?]\s+)\{name\}/g

/** Puts a name in for every {name}. What is long, or could end a sentence, gives way to 'your child'. */
export const withName = (text: string, given: string): string => {
  const name = given.trim()
  const fits =
    name !== '' &&
    name.length <= NAME_MAX_CHARS &&
    name.split(/\s+/).length <= NAME_MAX_WORDS &&
    !BREAKS_A_SENTENCE.test(name)
  if (fits) return text.replaceAll('{name}', () => name)
  return text.replace(START_OF_SENTENCE, '$1Your child').replaceAll('{name}', YOUR_CHILD)
}
