/** A sentence of an answer: as it was written, and as the rules read it. */
export type Sentence = { written: string; plain: string; unquoted: string; isQuestion: boolean }

const END = /(?<=[.!?…]["'”’)\]]{0,2})\s+/
const BULLET = /^\s*(?:[-*•–]|\d+[.)])\s+/
const FORBIDDING = /\b(?:never|not|don['’]t|avoid|no|unsafe|dangerous)\b/i

const ONLY_A_BULLET = /^\s*(?:[-*•–]|\d+[.)]?)?\s*$/

/** What has come of an answer: the sentences that ended, and the one that goes on, read as far as it has come. */
export type Heard = { ended: Sentence[]; open: Sentence | null }

/**
 * Splits an answer while it is written: feed it what came since. Each character is read once, but for those of the sentence that goes on.
 * What stands in a list under 'Never:' is read with that never before it.
 */
export const sentenceReader = (): ((text: string) => Heard) => {
  /** Of the line that goes on: what is not given as ended yet. */
  let rest = ''
  let isBegun = false
  let isItem = false
  let hasNo = false
  let isForbidden = false
  let open: Sentence | null = null

  const sentenceOf = (written: string): Sentence[] => {
    if (!/\p{L}/u.test(written)) return []
    return [open?.written === written ? open : read(written, isItem && isForbidden)]
  }

  const begin = () => {
    if (isBegun || ONLY_A_BULLET.test(rest)) return
    const bullet = BULLET.exec(rest)?.[0] ?? ''
    isBegun = true
    isItem = bullet !== ''
    rest = rest.slice(bullet.length)
  }

  /** The sentences that have ended in the line. */
  const split = (): Sentence[] => {
    begin()
    const pieces = rest.split(END)
    rest = pieces.pop() ?? ''
    hasNo ||= pieces.some((piece) => FORBIDDING.test(piece))
    return isBegun ? pieces.flatMap(sentenceOf) : []
  }

  const endLine = (): Sentence[] => {
    const ended = [...split(), ...sentenceOf(rest)]
    const isBlank = !isBegun && rest.trim() === ''
    if (!isItem && !isBlank) isForbidden = rest.trimEnd().endsWith(':') && (hasNo || FORBIDDING.test(rest))
    rest = ''
    isBegun = false
    isItem = false
    hasNo = false
    return ended
  }

  return (text) => {
    const lines = text.split('\n')
    const ended = lines.flatMap((line, at) => {
      rest = rest === '' && isBegun ? line.trimStart() : rest + line
      return at < lines.length - 1 ? endLine() : split()
    })
    open = sentenceOf(rest)[0] ?? null
    return { ended, open }
  }
}

const read = (written: string, isForbidden: boolean): Sentence => {
  const named = withoutNames(written.normalize('NFKC').replace(/[’‘ʼ`´]/g, "'"))
  const plain =
    (isForbidden ? 'never ' : '') +
    named
      .toLowerCase()
      .replace(/[*_#~]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  return {
    written,
    plain: plain.replace(/["“”]/g, ''),
    unquoted: plain
      .replace(/["“][^"”]*["”]/g, ' ')
      .replace(/(?<=[\s:,])'(?:[^']|(?<=\w)'(?=\w)){4,}'(?=\W|$)/g, ' '),
    isQuestion: /\?["'”)]*$/.test(written) && !ADVISING_QUESTION.test(plain),
  }
}

/** Asks in form, advises in fact. */
const ADVISING_QUESTION =
  /\b(?:why not|how about|what about|have you tried|did you try|could you try|why don't you|maybe|might be worth)\b/

const BEFORE_A_NAME =
  'shake|hit|smack|spank|slap|lock|put|lay|place|give|offer|let|feed|shut|send|tuck|take|bring|shame|bite|call|tell|wrap|cover|roll|turn|settle|ignore|for|with'
const NO_NAME =
  'Calpol|Nurofen|Tylenol|Panadol|Benadryl|Motrin|Advil|Ibuprofen|Paracetamol|Melatonin|Ritalin|ADHD|ADD|OCD|GP|I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const NAME_AS_OBJECT = new RegExp(
  `(?<=\\b(?:${BEFORE_A_NAME}) )(?!(?:${NO_NAME})\\b)\\p{Lu}\\p{Ll}+(?:'s)?\\b`,
  'giu',
)
const NO_SUBJECT =
  'He|She|They|It|This|That|These|Those|There|What|Who|Which|Nobody|Somebody|Someone|Everyone|Everybody|If|Whether|When|Where|How|Why|One|Something|Nothing|Everything|Here|Only|Each|Each|Sleep|Honey|Water|Help|Your|You|Some|Many|Most|Kinwise'
const NAME_AS_SUBJECT = new RegExp(
  `(?<![\\p{L}'] )\\b(?!(?:${NO_SUBJECT}|${NO_NAME})\\b)\\p{Lu}\\p{Ll}+(?= (?:has|is|clearly|probably|definitely|suffers|sleeps)\\b)`,
  'gu',
)

/** Names give way to 'your child': the rules know no names. */
const withoutNames = (text: string): string =>
  text
    .replace(NAME_AS_OBJECT, (name) =>
      /^\p{Lu}/u.test(name) ? (name.endsWith("'s") ? "your child's" : 'your child') : name,
    )
    .replace(NAME_AS_SUBJECT, 'your child')
