import { isLoud } from '../../../safety/rules.ts'
import type { RequestError } from '../../../ui/server/request.ts'
import type { ReplyEvent, Transcript } from '../../contract.ts'
import { applyEvent, noAnswerYet, type PartialAnswer } from '../../rules.ts'
import { isOvertaken } from '../transcript/exchanges.ts'

/**
 * What this page itself is sending or reading, until the transcript has it. `sending` is not yet known to be kept, `writing` is, `settled`
 * waits for the transcript to show it, `lost` gave up after several tries. `waiting` is kept on this device until it can be sent, and
 * `unsent` stays here because the server won't have it.
 */
export type Live = {
  /** The exchange it belongs to: see exchangeKey. */
  key: string
  text: string
  /** The id of what was tapped. */
  choice?: string | undefined
  sentAt: string
  phase: 'sending' | 'writing' | 'settled' | 'lost' | 'waiting' | 'unsent'
  /** The failed answer that stood there when another was asked for. */
  replaces: string | null
  /** The earlier message of the parent's that this one stands for. */
  edits?: string | undefined
  isStopping: boolean
  /** What's said while the line is broken and it's tried again. */
  trouble: string | null
  error: RequestError | null
  /** As it was when the phase last changed; `drafts` has the newest words. */
  draft: PartialAnswer
}

export type LiveState = {
  list: readonly Live[]
  /** The words of each so far: what changes with every word. */
  drafts: ReadonlyMap<string, PartialAnswer>
  /** Why the last message was turned away. */
  refusal: RequestError | null
  /** Read aloud once, politely. */
  status: string
  /** Read aloud at once. */
  alert: string
  /** The message that is being changed, and the words of it so far. */
  editing: { messageId: string; text: string } | null
}

/** What is told of an answer's end. */
export type EndWords = { status: string; alert?: string; refusal?: RequestError }

export type LiveNews =
  | {
      type: 'begun'
      live: Pick<Live, 'key' | 'text' | 'choice' | 'sentAt' | 'phase' | 'replaces' | 'edits'>
    }
  | { type: 'heard'; key: string; events: ReplyEvent[]; words: EndWords | null }
  | { type: 'reconnecting'; key: string; words: string }
  | { type: 'lost'; key: string; error: RequestError | null; alert: string }
  /** Kept on this device: to be sent later, or with the error for which it can't be. */
  | {
      type: 'kept-here'
      live: Pick<Live, 'key' | 'text' | 'sentAt'>
      error: RequestError | null
      words: EndWords
    }
  /** Turned away; `wasKept` where the message itself is in the transcript. */
  | { type: 'refused'; key: string; error: RequestError; alert: string; wasKept: boolean }
  /** The history came: what it says as well or better goes. */
  | { type: 'read'; transcript: Transcript }
  | { type: 'dropped'; keys: string[] }
  | { type: 'stopping'; key: string; isStopping: boolean }
  | { type: 'editing'; editing: LiveState['editing'] }

export const NOTHING_LIVE: LiveState = {
  list: [],
  drafts: new Map(),
  refusal: null,
  status: '',
  alert: '',
  editing: null,
}

/** The one reducer of a page's own answers: fed by the history, by what is sent and by the events that come. The same state where nothing changes. */
export const reduceLive = (state: LiveState, news: LiveNews): LiveState => {
  switch (news.type) {
    case 'begun': {
      const draft = noAnswerYet()
      const begun = { ...news.live, draft, error: null, isStopping: false, trouble: null }
      return { ...withBegun(state, begun), ...BEGUN_WORDS }
    }
    case 'heard':
      return heard(state, news)
    case 'reconnecting':
      return withLive(state, news.key, { trouble: news.words }, { status: news.words })
    case 'lost':
      return withLive(
        state,
        news.key,
        { phase: 'lost', trouble: null, error: news.error },
        { status: '', alert: news.alert },
      )
    case 'kept-here': {
      const phase = news.error ? ('unsent' as const) : ('waiting' as const)
      const kept = {
        ...news.live,
        phase,
        replaces: null,
        isStopping: false,
        trouble: null,
        error: news.error,
      }
      return { ...withBegun(state, { ...kept, draft: noAnswerYet() }), ...news.words }
    }
    case 'refused':
      return refused(state, news)
    case 'read': {
      const overtaken = state.list.filter((live) => isOvertaken(live, news.transcript))
      return without(
        state,
        overtaken.map(({ key }) => key),
      )
    }
    case 'dropped':
      return without(state, news.keys)
    case 'stopping':
      return withLive(state, news.key, { isStopping: news.isStopping })
    case 'editing':
      return { ...state, editing: news.editing }
  }
}

/** At the end; but what waited in line keeps its place there. */
const withBegun = (state: LiveState, begun: Live): LiveState => {
  const place = state.list.findIndex(({ key, phase }) => key === begun.key && isKeptHere(phase))
  const others = state.list.filter(({ key }) => key !== begun.key)
  const list = place === -1 ? [...others, begun] : others.toSpliced(place, 0, begun)
  return { ...state, list, drafts: new Map(state.drafts).set(begun.key, begun.draft) }
}

/** Nobody but this device has it. */
export const isKeptHere = (phase: Live['phase'] | undefined): boolean =>
  phase === 'waiting' || phase === 'unsent'

const BEGUN_WORDS = { refusal: null, status: 'Coach is answering', alert: '' }

const heard = (state: LiveState, news: Extract<LiveNews, { type: 'heard' }>): LiveState => {
  const { key, events, words } = news
  const before = state.drafts.get(key)
  if (!before) return state
  const draft = events.reduce(applyEvent, before)
  const next = reconnected({ ...state, drafts: new Map(state.drafts).set(key, draft) }, key)
  const types = new Set(events.map(({ type }) => type))
  const phase = types.has('ended') ? 'settled' : types.has('accepted') ? 'writing' : null
  if (!phase && !types.has('card')) return next
  const card = events.map(cardOf).findLast((one) => one !== undefined)
  const said = { ...(isLoud(card) ? { alert: card.title } : {}), ...words }
  return withLive(next, key, phase ? { phase } : {}, said)
}

/** The same list where the line was whole. */
const reconnected = (state: LiveState, key: string): LiveState =>
  state.list.some((live) => live.key === key && live.trouble !== null)
    ? withLive(state, key, { trouble: null }, { status: BEGUN_WORDS.status })
    : state

const cardOf = (event: ReplyEvent) =>
  event.type === 'accepted' ? event.message.card : event.type === 'card' ? event.card : undefined

const refused = (state: LiveState, news: Extract<LiveNews, { type: 'refused' }>): LiveState => {
  const { key, error, alert, wasKept } = news
  const { edits, text = '' } = state.list.find((live) => live.key === key) ?? {}
  const left = without(state, [key])
  const open = edits ? { ...left, editing: { messageId: edits, text } } : left
  // A reply that is gone is no news to the parent: the transcript says what became of it.
  return wasKept && error.code === 'not_found'
    ? { ...open, status: '' }
    : { ...open, refusal: error, status: '', alert }
}

const withLive = (
  state: LiveState,
  key: string,
  change: Partial<Omit<Live, 'key' | 'draft'>>,
  said: Partial<EndWords> = {},
): LiveState => {
  const draft = state.drafts.get(key)
  if (!draft) return { ...state, ...said }
  const list = state.list.map((live) => (live.key === key ? { ...live, ...change, draft } : live))
  return { ...state, list, ...said }
}

const without = (state: LiveState, keys: string[]): LiveState => {
  if (!keys.some((key) => state.drafts.has(key))) return state
  const drafts = new Map([...state.drafts].filter(([key]) => !keys.includes(key)))
  return { ...state, drafts, list: state.list.filter(({ key }) => !keys.includes(key)) }
}
