import { piecesOf } from '../language/sentences.ts'
import { cleanLine } from '../platform/clean-text.ts'

const SENTENCES = 4
/** Fewer than a hundred, by the specification. */
const WORDS_MAX = 99

const MARKUP = /\*\*|__|[*_`#]|^\s*(?:[-•–]|\d+[.)])\s+/gm
const WRAPPING_QUOTES = /^["“”']+|["“”']+$/g
/** What must not stand in it: another placeholder, markup, an address, or the profile's own divider. */
const FOREIGN = /[[\]<>|]|\{(?!name\})|https?:|www\.|@/
const ENDED = /[.!?…]["”')]*$/
/** Words of findings and of medicine: a type says nothing of them. */
const FINDINGS =
  /\b(adhd|autis\w*|asperger\w*|neurodiver\w*|on the spectrum|disorder\w*|diagnos\w*|syndrome\w*|depress\w*|bipolar|ptsd|dyslexi\w*|dyspraxi\w*|patholog\w*|clinical\w*|abnormal\w*|therap\w*|medicat\w*|medicine\w*|symptom\w*|treatment\w*|delayed|disabilit\w*)\b/i
/** Written in capitals only: an odd sock is none. */
const INITIALS = /\b(ADD|ODD|OCD|ASD|IQ)\b/

/**
 * What may be shown of an analysis that a model wrote, with {name} where the name goes: plain text of exactly four sentences; later ones are
 * cut off. Null where that cannot be had, or where it speaks of a condition.
 */
export const checkAnalysis = (written: string): string | null => {
  const plain = cleanLine(written.replace(MARKUP, '')).replace(WRAPPING_QUOTES, '')
  const kept = piecesOf(plain)
    .slice(0, SENTENCES)
    .map((sentence) => sentence.trim())
  const text = kept.join(' ')
  const isWhole = kept.length === SENTENCES && kept.every((sentence) => ENDED.test(sentence))
  return isWhole && !FOREIGN.test(text) && !FINDINGS.test(text) && !INITIALS.test(text) ? text : null
}

export const isShort = (text: string): boolean => text.split(/\s+/).length <= WORDS_MAX
