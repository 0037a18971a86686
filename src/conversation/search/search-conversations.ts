import type { Member } from '../../accounts/member.ts'
import type { Db } from '../../platform/db/db.ts'
import type { SearchAnswer } from '../contract.ts'
import { findMessages, findTitles } from '../data/search.ts'
import { passageOf, patternOf, piecesOf, searchPlan } from './rules.ts'

const HITS = 20
const TITLES = 5

type Asked = { query: string; starred: boolean; before?: string | undefined }

/** What a family said and was told, by its words; with no words, what it starred. Finds nothing for nothing. */
export const searchConversations = async (
  db: Db,
  member: Member,
  { query, starred, before }: Asked,
): Promise<SearchAnswer> => {
  const plan = searchPlan(query)
  if (!plan && !starred) return { titles: [], messages: [], hasMore: false }
  const found = await findMessages(db, member, { plan, starred, before, limit: HITS + 1 })
  const titles = plan && !starred && !before ? await findTitles(db, member, plan, TITLES) : []
  return {
    titles: titles.map(({ createdAt, ...hit }) => ({
      ...hit,
      createdAt: createdAt.toISOString(),
      pieces: piecesOf(hit.title, plan && patternOf(plan)),
    })),
    messages: found.slice(0, HITS).map(({ content, createdAt, ...hit }) => ({
      ...hit,
      createdAt: createdAt.toISOString(),
      pieces: passageOf(content, plan),
    })),
    hasMore: found.length > HITS,
  }
}
