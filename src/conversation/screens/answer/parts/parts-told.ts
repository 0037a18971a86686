import type { AnswerParts } from '../../../../guidance/contract.ts'

/** As much of an answer's parts as its letter has told so far, so that an answer looks the same while it's written and afterwards. */
export function partsTold(parts: AnswerParts, letter: string): AnswerParts {
  let rest = letter
  let isAtEnd = false
  /** The part as far as it stands in what's left of the letter. */
  const tell = (part: string): string => {
    if (isAtEnd) return ''
    const at = rest.indexOf(part)
    if (at >= 0) {
      rest = rest.slice(at + part.length)
      return part
    }
    isAtEnd = true
    // Words to say have a few before them in the letter.
    const begun = part.startsWith(QUOTE) ? rest.slice(rest.indexOf(QUOTE)) : rest.trimStart()
    return part.startsWith(begun) ? begun : ''
  }
  const tellSteps = (steps: AnswerParts['steps']) =>
    steps
      .map((step) => ({ do: tell(step.do), why: step.why && tell(step.why) }))
      .filter((step) => step.do !== '')
  const tellWords = () =>
    parts.words.map((line) => tell(QUOTE + line + QUOTE).replaceAll(QUOTE, '')).filter((line) => line !== '')
  const isMinute = parts.form === 'minute'
  const heading = parts.about && `About ${parts.about}:`
  const isHeaded = heading !== null && tell(heading) === heading
  const first = isMinute ? tellSteps(parts.steps.slice(0, 1)) : []
  const firstWords = isMinute ? tellWords() : []
  const opening = tell(parts.opening)
  const steps = tellSteps(isMinute ? parts.steps.slice(1) : parts.steps)
  const fit = parts.fit && tell(parts.fit)
  return {
    form: parts.form,
    about: isHeaded ? parts.about : null,
    opening,
    steps: [...first, ...steps],
    fit: fit || null,
    words: isMinute ? firstWords : tellWords(),
    avoid: parts.avoid.map(tell).filter((line) => line !== ''),
    help: parts.help && tell(parts.help),
    question: (parts.question && tell(parts.question)) || null,
  }
}

const QUOTE = '"'
