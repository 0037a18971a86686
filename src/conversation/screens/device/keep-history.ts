import type { InfiniteData } from '@tanstack/react-query'
import type { ConversationKind } from '../../../coach/contract.ts'
import type { History } from '../../contract.ts'
import type { KeptRows } from './kept-rows.ts'

/** Stores the newest of a chat's conversations, each in a line, in place of what was stored of them. */
export const keepHistory = (
  rows: KeptRows,
  place: { childId: string; kind: ConversationKind },
  { pages }: InfiniteData<History>,
) =>
  rows.change(async (to) => {
    const { holder } = rows
    const summaries = to.objectStore('conversationSummaries')
    for (const { id, summary } of await summaries.getAll(IDBKeyRange.bound([holder], [holder, []])))
      if (summary?.childId === place.childId && summary.kind === place.kind)
        await summaries.delete([holder, id])
    for (const summary of pages[0]?.conversations ?? [])
      await summaries.put({ holder, id: summary.id, keptAt: Date.now(), summary })
  })
