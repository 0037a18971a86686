import type { Db } from '../../platform/db/db.ts'
import type { OutgoingMessage } from '../../platform/whatsapp-cloud/messages.ts'
import type { SafetyCard } from '../../safety/contract.ts'
import type { Channel } from '../channel-parts.ts'
import { queueMessage, RANK } from '../data/outgoing.ts'
import type { Person } from '../data/people.ts'
import { splitText } from '../rules/split-text.ts'
import { type Option, withOptions } from '../rules/tappable.ts'
import { cardText } from '../rules/words.ts'

type To = Pick<Person, 'id' | 'numberId'>

/** Queues messages that answer one of a person's, each once, and has them sent. `key` says what they answer. */
export const say = async (
  channel: Channel,
  to: To,
  key: string,
  messages: OutgoingMessage[],
  { rank = RANK.ordinary, db = channel.database.db }: { rank?: number; db?: Db } = {},
): Promise<boolean> => {
  let isNew = false
  for (const [place, content] of messages.entries()) {
    const row = { personId: to.id, numberId: to.numberId, rank, content, dueAt: channel.clock() }
    isNew = (await queueMessage(db, { key: `${key}:${place}`, ...row })) || isNew
  }
  channel.sendSoon(to.id)
  return isNew
}

export const sayText = (channel: Channel, to: To, key: string, text: string): Promise<boolean> =>
  say(channel, to, key, textMessages(text))

export const sayOptions = (
  channel: Channel,
  to: To,
  key: string,
  { text, options, open }: { text: string; options: Option[]; open: string },
): Promise<boolean> => say(channel, to, key, withOptions(text, options, open))

/** Numbers to call, before anything else that waits. True the first time. */
export const sayCard = (channel: Channel, to: To, key: string, card: SafetyCard): Promise<boolean> =>
  say(channel, to, key, textMessages(cardText(card)), { rank: RANK.danger })

const textMessages = (text: string): OutgoingMessage[] =>
  splitText(text).map((piece) => ({ type: 'text', text: piece }))
