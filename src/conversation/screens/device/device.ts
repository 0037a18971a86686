import type { QueryClient } from '@tanstack/react-query'
import { randomId } from '../../../ui/random-id.ts'
import { registerWorker } from '../../../ui/server/register-worker.ts'
import { sendElsewhereBy } from '../waiting/outbox.ts'
import { sendElsewhereWith } from '../waiting/send-elsewhere.ts'
import { waitingList } from '../waiting/waiting-list.ts'
import { keepAnswers, showKept } from './keep-answers.ts'
import { beginVisit, createKeptRows, endVisit, type KeptRows, readOwner } from './kept-rows.ts'
import type { Database } from './open-store.ts'
import { storeWaiting } from './store-waiting.ts'

/** 'waiting': what waits to be sent changed. 'over': nothing is kept any more. */
type News = 'waiting' | 'over'

export type Device = ReturnType<typeof createDevice>

/** What a browser keeps for its parent, from the first page to the sign-out. `onOver` hears that another tab ended it. */
export const createDevice = (client: QueryClient, database: Database, onOver: () => void) => {
  const channel = new BroadcastChannel('kinwise-device')
  const tell = (news: News) => channel.postMessage(news)
  let rows: KeptRows | null = null
  let lastHolder: string | null = null
  let stopWriting = () => {}
  let turn: Promise<unknown> = Promise.resolve()
  /** One after the other: a sign-out may come while a sign-in is still being written. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  const stop = () => {
    stopWriting()
    sendElsewhereBy(null)
    waitingList.detach()
    rows = null
  }

  const begin = async (holder: string, visit: string) => {
    rows = createKeptRows(database, holder, visit)
    lastHolder = holder
    await showWaiting(rows)
  }

  const showWaiting = async (known: KeptRows) => {
    const store = storeWaiting(known, () => tell('waiting'))
    const stored = await store.readAll()
    if (known === rows) waitingList.attach(store, stored)
  }

  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'waiting' && rows) void showWaiting(rows)
    if (data !== 'over') return
    stop()
    onOver()
  }

  return {
    /** Shows what was kept for whoever was signed in last, before the server is asked who it is. */
    open: () =>
      inTurn(async () => {
        const owner = await readOwner(database)
        if (!owner || rows) return
        await begin(owner.holder, owner.visit)
        if (!rows) return
        const shown = await showKept(client, rows)
        stopWriting = keepAnswers(client, rows, shown)
      }),

    /** The server says that this is who is signed in: from now on what waits is sent. */
    welcome: (holder: string) =>
      inTurn(async () => {
        if (rows?.holder !== holder) {
          stop()
          const owner = await readOwner(database)
          const visit = owner?.holder === holder ? owner.visit : randomId()
          if (!(await beginVisit(database, holder, visit))) return
          await begin(holder, visit)
          if (rows) stopWriting = keepAnswers(client, rows)
        }
        sendElsewhereBy(sendElsewhereWith(client))
        // Where there is none, pages need the network and everything else works as it does.
        if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerWorker().catch(() => {})
      }),

    /** Nothing that was read stays. What waits to be sent stays for its writer, unless they signed out. */
    end: ({ isSignOut }: { isSignOut: boolean }) =>
      inTurn(async () => {
        stop()
        await endVisit(database, isSignOut ? lastHolder : null).catch(() => {})
        tell('over')
      }),
  }
}
