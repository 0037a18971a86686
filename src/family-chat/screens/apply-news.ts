import type { ChatMessage, ChatState, FamilyChat } from '../contract.ts'

type News = { state?: ChatState; messages: ChatMessage[] }

/** Takes in what happened: each message once, as it was changed last, in the order of the server's places. */
export const applyNews = (chat: FamilyChat, { state, messages }: News): FamilyChat => ({
  ...chat,
  // Two streams may tell in another order than it happened.
  ...(state && state.changes >= chat.changes ? state : {}),
  messages: merged(chat.messages, messages),
})

/** The same with the page before. */
export const withEarlier = (
  chat: FamilyChat,
  { messages, hasEarlier }: Pick<FamilyChat, 'messages' | 'hasEarlier'>,
): FamilyChat => ({ ...chat, hasEarlier, messages: merged(chat.messages, messages) })

const merged = (before: ChatMessage[], news: ChatMessage[]): ChatMessage[] => {
  const known = new Map(before.map((message) => [message.id, message]))
  for (const message of news) {
    const old = known.get(message.id)
    if (!old || message.change >= old.change) known.set(message.id, message)
  }
  const all = [...known.values()].sort((a, b) => a.place - b.place)
  // An answer that failed goes when another one comes.
  const newest = new Map(all.flatMap(({ id, answerTo }) => (answerTo ? [[answerTo, id]] : [])))
  return all.filter(({ id, answerTo }) => !answerTo || newest.get(answerTo) === id)
}
