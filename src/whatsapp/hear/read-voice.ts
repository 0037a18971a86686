import { cleanText, isBlank } from '../../platform/clean-text.ts'
import type { Channel } from '../channel-parts.ts'
import { type InboundRow, updateInbound } from '../data/inbound.ts'
import { phoneWords } from '../rules/words.ts'

/** What was said in a voice message, or the words for why it isn't known. */
export const readVoice = async (
  { transcribe, graph, database, log }: Channel,
  row: InboundRow,
): Promise<{ text: string; problem: string | null }> => {
  // Written down before, when this message waited for the choice of a child.
  if (row.text) return { text: row.text, problem: null }
  if (!transcribe || !row.mediaId) return { text: '', problem: phoneWords.voiceOff }
  try {
    const text = cleanText(await transcribe(await graph.download(row.mediaId)))
    if (isBlank(text)) return { text: '', problem: phoneWords.voiceLost }
    await updateInbound(database.db, row.id, { text })
    return { text, problem: null }
  } catch (err) {
    log.warn({ inboundId: row.id, err }, 'a voice message could not be written down')
    return { text: '', problem: phoneWords.voiceLost }
  }
}
