import type { Member } from '../accounts/member.ts'
import { findChildFor } from '../family/queries.ts'
import type { Card } from '../guidance/card.ts'
import { fillParts, partsWith } from '../guidance/guide/parts.ts'
import type { Library } from '../guidance/library.ts'
import { isForParent } from '../guidance/search/card-family.ts'
import { fitsAge } from '../guidance/search/search.ts'
import type { Names } from '../guidance/words/fill.ts'
import { subjectOf } from '../guidance/words/subject.ts'
import type { Db } from '../platform/db/db.ts'
import { AppError } from '../platform/errors.ts'
import type { Handbook, HandbookCard } from './contract.ts'

/** What the guide could say about a child of this age, to be read through. Grave matters are left to a talk, where whom to call stands beside them. */
export const readHandbook = async (
  db: Db,
  library: Library,
  member: Member,
  childId: string,
): Promise<Handbook> => {
  const child = await findChildFor(db, member, childId)
  if (!child) throw new AppError('not_found')
  const { name, months, ageLabel } = subjectOf(child, [])
  const names: Names = { name, age: ageLabel, pronoun: 'they' }
  const fitting = library.cards.filter((card) => !card.grave && (isForParent(card) || fitsAge(card, months)))
  return { cards: fitting.map((card) => readCard(card, names)) }
}

const readCard = (card: Card, names: Names): HandbookCard => ({
  id: card.id,
  title: card.title,
  topic: isForParent(card) ? 'you' : (card.topics[0] ?? 'behavior'),
  keywords: card.keywords,
  parts: fillParts(
    partsWith({
      opening: card.opening,
      steps: card.suggestions,
      words: card.words,
      avoid: card.avoid,
      help: card.help,
    }),
    names,
  ),
  sources: card.sources.map(({ publisher, title, url }) => ({ publisher, title, url })),
})
