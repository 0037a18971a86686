import type { ModelMessage } from '../../platform/model/model.ts'
import type { CoachRequest } from '../coach.ts'
import type { Safe } from '../masking/types.ts'

const LAST_TURNS = 12
const TURN_CHARS = 1000

/** The newest of the talk as real turns, from a parent's message on: an answer without its question says little. */
export const talkTurns = ({ turns }: Pick<CoachRequest, 'turns'>, safe: Safe): ModelMessage[] => {
  const newest = turns.slice(-LAST_TURNS)
  const start = newest.findIndex(({ author }) => author === 'user')
  return (start < 0 ? [] : newest.slice(start)).map(({ author, content, speaker }) => ({
    role: author,
    content: (speaker === undefined ? '' : `${speakerName(speaker)}: `) + safe(content, TURN_CHARS),
  }))
}

/** As the names are masked: a model may speak to each parent, and the names are put back. */
const speakerName = (speaker: number | null): string =>
  speaker === null ? 'A former member' : speaker === 0 ? '[parent]' : `[parent ${speaker + 1}]`

/** Each turn by the other side: endpoints refuse two of one side in a row. */
export const alternating = (messages: ModelMessage[]): ModelMessage[] => {
  const turns: ModelMessage[] = []
  for (const { role, content } of messages) {
    const last = turns.at(-1)
    if (last?.role === role) last.content += `\n\n${content}`
    else turns.push({ role, content })
  }
  return turns
}
