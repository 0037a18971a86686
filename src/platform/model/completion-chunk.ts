export type Choice = { index?: number; finish_reason?: unknown; delta?: Part; message?: Part }
type Part = { content?: unknown; reasoning_content?: unknown; reasoning?: unknown; thinking?: unknown } | null

/** The answer we asked for. Some endpoints send others beside it, and in some chunks none of ours. */
export const firstChoice = (chunk: { choices?: Choice[] }): Choice | undefined =>
  chunk.choices?.find((choice) => (choice?.index ?? 0) === 0)

/** The words for a reader: plain, or in pieces of which some are thinking. */
export const contentOf = (part: Part | undefined): string => {
  const content = part?.content
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((piece) => (piece?.type === 'text' ? String(piece.text ?? '') : '')).join('')
}

/** The model thinks aloud beside its answer, under one of the names that endpoints give to it. */
export const isThought = (part: Part | undefined): boolean =>
  [part?.reasoning_content, part?.reasoning, part?.thinking].some(
    (thought) => thought !== undefined && thought !== null && thought !== '',
  ) ||
  (Array.isArray(part?.content) && part.content.length > 0)
