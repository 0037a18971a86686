import type { Message } from '../../conversation/contract.ts'
import type { OutgoingMessage } from '../../platform/whatsapp-cloud/messages.ts'
import type { SafetyCard } from '../../safety/contract.ts'
import { isLoud } from '../../safety/rules.ts'
import { againOption, cardOption, choiceOption, type Option, withOptions } from './tappable.ts'
import { forPhone, phoneWords } from './words.ts'

type Settled = {
  /** The parent's message, and its conversation. */
  messageId: string
  conversationId: string
  childName: string
  /** Null where the answer has no words: it failed, or was stopped before its first. */
  answer: Message | null
  /** What the parent's message needs: above the answer it was sent before, otherwise it's one tap away. */
  card: SafetyCard | null
  /** -1 is unlimited. */
  remaining: number | null
  isFree: boolean
}

/** From here on the messages left are counted. */
const FEW = 3

/** An answer as a phone gets it: one message, what is asked next to tap under it, and said plainly where it broke off or never came. */
export const answerMessages = (settled: Settled): OutgoingMessage[] => {
  const { answer, messageId, conversationId, card } = settled
  const again: Option = { id: againOption(messageId), label: phoneWords.again }
  if (!answer || answer.content === '') return withOptions(phoneWords.away, [again], phoneWords.again)
  const text = forPhone(answer.content)
  if (answer.status !== 'complete')
    return withOptions(`${text}\n\n${phoneWords.brokeOff}`, [again], phoneWords.again)
  const choices = answer.choices ?? []
  const help: Option[] =
    card && !isLoud(card) ? [{ id: cardOption(messageId), label: phoneWords.whoCanHelp }] : []
  const options = [
    ...help,
    ...choices.map(({ id, label }) => ({ id: choiceOption(conversationId, id), label })),
  ]
  const isOffered = choices.some(({ group }) => group === 'offered')
  return withOptions(withCount(text, settled), options, isOffered ? phoneWords.offered : phoneWords.goOn)
}

const withCount = (text: string, { remaining, childName, isFree }: Settled): string =>
  isFree || remaining === null || remaining < 0 || remaining > FEW
    ? text
    : `${text}\n\n${phoneWords.left(remaining, childName)}`
