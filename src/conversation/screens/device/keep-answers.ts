import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { ConversationKind } from '../../../coach/contract.ts'
import { RequestError } from '../../../ui/server/request.ts'
import type { History, Transcript } from '../../contract.ts'
import { KEPT_AT, transcriptQuery } from '../api.ts'
import { historyQuery } from '../history/history-api.ts'
import { isLocalConversation } from '../waiting/local-conversation.ts'
import { keepHistory } from './keep-history.ts'
import { dropTranscript, keepTranscript, transcriptOf } from './keep-transcripts.ts'
import type { KeptRows } from './kept-rows.ts'
import { isSoundAnswer, isSoundMessage, isSoundSession, isSoundSummary } from './sound-rows.ts'

/** Besides conversations: who is signed in, the children, what they try, saved answers, whom to call, the guide's cards. */
const KEPT = [
  /^\["(me|children|steps|emergency-card)"\]$/,
  /^\["(safety|handbook)"/,
  /^\["search","",true\]$/,
]

/** Writes down what the pages are told, each thing when it changed; call what it returns to end that. */
export const keepAnswers = (
  client: QueryClient,
  rows: KeptRows,
  kept = new WeakSet<object>(),
): (() => void) => {
  const write = (query: Query) => {
    const { data, status } = query.state
    if (status !== 'success' || typeof data !== 'object' || data === null || kept.has(data)) return
    kept.add(data)
    void keep(rows, query.queryKey, data)
  }
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) write(query)
  return cache.subscribe(({ type, query }) => {
    if (type !== 'updated') return
    if (query.state.status === 'error' && isGone(query.state.error)) void drop(rows, query)
    write(query)
  })
}

const keep = (rows: KeptRows, queryKey: readonly unknown[], data: object): unknown => {
  const [name, ...rest] = queryKey
  if (name === 'transcript') {
    const [kind, childId, conversationId] = rest as [ConversationKind, string, string | null]
    const transcript = data as Transcript
    if (isLocalConversation(transcript.conversation.id)) return
    return keepTranscript(rows, { kind, childId, isNewest: conversationId === null }, transcript, Date.now())
  }
  if (name === 'history') {
    const [childId, kind, isStarred] = rest as [string, ConversationKind, boolean]
    if (!isStarred) return keepHistory(rows, { childId, kind }, data as InfiniteData<History>)
  }
  const id = JSON.stringify(queryKey)
  if (!KEPT.some((pattern) => pattern.test(id))) return
  const row = { holder: rows.holder, id, keptAt: Date.now(), queryKey, answer: firstPage(data) }
  return rows.change(async (to) => void (await to.objectStore('answers').put(row)))
}

/** Of a list that was read on and on, its beginning. */
const firstPage = (data: object): object =>
  'pages' in data && 'pageParams' in data && Array.isArray(data.pages) && Array.isArray(data.pageParams)
    ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
    : data

/** The server no longer shows it to this parent. */
const isGone = (error: unknown) =>
  error instanceof RequestError && (error.status === 403 || error.status === 404)

const drop = async (rows: KeptRows, { queryKey, state: { data } }: Query) => {
  const [name, , , conversationId] = queryKey
  if (name === 'transcript') {
    const id = conversationId ?? (data as Transcript | undefined)?.conversation.id
    if (typeof id === 'string') await dropTranscript(rows, id)
  }
  await rows.change(async (to) => to.objectStore('answers').delete([rows.holder, JSON.stringify(queryKey)]))
}

/** Puts what was kept before the pages that ask for it, as old news: each is asked for again behind it. Returns what needn't be stored again. */
export const showKept = async (client: QueryClient, rows: KeptRows): Promise<WeakSet<object>> => {
  const kept = new WeakSet<object>()
  const [sessions, messages, summaries, answers] = await Promise.all([
    rows.readAll('chatSessions'),
    rows.readAll('chatMessages'),
    rows.readAll('conversationSummaries'),
    rows.readAll('answers'),
  ])
  const show = (queryKey: readonly unknown[], data: object, updatedAt = KEPT_AT) => {
    if (client.getQueryData(queryKey) !== undefined) return
    kept.add(data)
    client.setQueryData(queryKey, data, { updatedAt })
    // Even what never changes while a page is open, such as whom to call, may have changed since. Of the cards, their age decides.
    if (queryKey[0] !== 'handbook') client.getQueryCache().find({ queryKey })?.invalidate()
  }
  // Who is signed in is for the server to say, however short ago it did.
  for (const { queryKey, answer, keptAt } of answers.filter(isSoundAnswer))
    show(queryKey, answer, queryKey[0] === 'me' ? KEPT_AT : keptAt)
  const bySession = Map.groupBy(messages.filter(isSoundMessage), ({ sessionId }) => sessionId)
  for (const session of sessions.filter(isSoundSession)) {
    const { kind, childId, id, isNewest } = session
    const transcript = transcriptOf(session, bySession.get(id) ?? [])
    if (transcript.messages.length === 0) continue
    show(transcriptQuery(childId, kind, id).queryKey, transcript)
    if (isNewest) show(transcriptQuery(childId, kind, null).queryKey, transcript)
  }
  const chats = Map.groupBy(
    summaries.filter(isSoundSummary),
    ({ summary }) => `${summary.kind} ${summary.childId}`,
  )
  for (const chat of chats.values()) {
    const conversations = chat
      .map(({ summary }) => summary)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    const { childId, kind } = conversations[0] ?? {}
    if (!childId || !kind) continue
    const history: InfiniteData<History, string> = {
      pages: [{ conversations, hasMore: false }],
      pageParams: [''],
    }
    show(historyQuery(childId, kind, false).queryKey, history)
  }
  return kept
}
