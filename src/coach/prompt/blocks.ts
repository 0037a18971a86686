/** Data for a model between tags that nothing inside can close. */
export const block = (tag: string, content: string): string => `<${tag}>\n${content}\n</${tag}>`

/** A part of a block, such as a card. The value is ours and never a person's words. */
export const item = (tag: string, name: string, value: string, content: string): string =>
  `<${tag} ${name}="${value}">\n${content}\n</${tag}>`

/** A text without characters that nobody sees and a model reads. What ends a line becomes a space, so that no two words grow together. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').replace(CONTROLS, ' ')

/** Words of a person made safe to stand in a request: no bracket that could begin a tag, a model's own mark of a turn, or one of ours. */
export const disarm = (text: string): string =>
  text
    .replace(/[«»]/g, '"')
    .replace(TAG_OPENING, '(')
    .replace(TURN_MARK, '(')
    .replace(ENTITY, '(')
    .replace(OUR_MARK, '(')

/** A text's beginning, at most so many characters, never half a character. */
export const shorten = (text: string, chars: number): string =>
  text.length <= chars ? text : `${text.slice(0, chars - 1).replace(/[\ud800-\udbff]$/, '')}…`

// The joiners of emoji and of Persian stay.
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\u115f\u1160\u3164\uffa0\u{e0000}-\u{e0fff}]/gu
const CONTROLS = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu

const OPENING = '<‹＜﹤〈〈⟨《⟪˂ᐸᑉ❮❬❰⧼⦑⪡≪≺⋖⩹𐋀'
/** A bracket before a letter, a slash, a bar or another bracket, whatever stands unseen between. '<3' and 'under < 39' stay. */
const TAG_OPENING = new RegExp(
  `[${OPENING}](?=[\\s\\u200c\\u200d\\p{M}]*[\\p{L}_/\\\\|!?／∕⁄⧸╱＼｜│${OPENING}])`,
  'gu',
)
/** [INST] and [/INST], [SYSTEM_PROMPT] and their like are marks that some models obey. */
const TURN_MARK =
  /[[［](?=\s*[/／]?\s*(?:INST|SYSTEM|SYS|AVAILABLE_TOOLS|TOOL|IMG|assistant|user)(?!\p{L}))/giu
/** What a coach tells machines: a parent who writes it tells nothing. */
const OUR_MARK = /[[［【](?=[\s\p{M}]*(?:[[［【]|(?:care|used|next|remember)\s*[:：]))/giu
const ENTITY = /&(?:amp;)*(?:lt|laquo|lsaquo|#0*60|#x0*3c);?/giu
