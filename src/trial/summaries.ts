import { trialWords } from '../../content/trial/words.ts'
import { masking } from '../coach/masking/mask.ts'
import type { TopicsOf } from '../conversation/history/summarise.ts'
import { firstChars } from '../platform/clean-text.ts'
import { isCut, type Model } from '../platform/model/model.ts'

/** Says shortly what a stretch of talk was about. */
export type Summarise = (talk: string, signal: AbortSignal) => Promise<string>

const TEMPERATURE = 0.3
const SUMMARY_CHARS = 400
const SUMMARY_MS = 6_000

/** Without a model: the topics, found here. */
export const topicSummaries =
  (topicsOf: TopicsOf): Summarise =>
  async (talk) => {
    const topics = topicsOf(talk)
    return topics.length > 0 ? `Talked about ${topics.join(', ')}.` : trialWords.noSummary
  }

/** Asked of the model's endpoint; addresses and numbers are left out of what is sent. */
export const modelSummaries = (model: Model): Summarise => {
  const maskContacts = masking({ child: [], others: [] })
  return async (talk, signal) => {
    const messages = [
      { role: 'system' as const, content: trialWords.summaryInstruction },
      { role: 'user' as const, content: maskContacts(talk) },
    ]
    let summary = ''
    const request = { messages, maxTokens: null, temperature: TEMPERATURE }
    try {
      for await (const token of model(request, AbortSignal.any([signal, AbortSignal.timeout(SUMMARY_MS)]))) {
        summary += token
        if (summary.length > SUMMARY_CHARS) break
      }
    } catch (error) {
      if (!isCut(error)) throw error
    }
    return firstChars(summary.trim(), SUMMARY_CHARS)
  }
}

/** All stretches at once, in their order; one that fails is a sentence that says nothing wrong. */
export const summariseAll = (talks: string[], summarise: Summarise, signal: AbortSignal): Promise<string[]> =>
  Promise.all(
    talks.map(async (talk) => (await summarise(talk, signal).catch(() => '')) || trialWords.noSummary),
  )
