import { child } from '../family/tables.ts'
import { idOf } from './ids.ts'
import type { ImportParts, Step, Taken } from './import-export.ts'
import { childOf, timeOf, UNKNOWN_TIME } from './rules.ts'

export const childrenStep = ({ report }: ImportParts, taken: Taken): Step => ({
  collection: 'users/children',
  prepare: ({ path, parent, data }) => {
    const owner = taken.users.get(parent)
    if (!owner) {
      report(path, { code: 'parent_missing' })
      return null
    }
    const createdAt = timeOf(data.createdAt) ?? UNKNOWN_TIME
    const note = (field: string) => report(path, { code: 'field_replaced', field })
    const childId = idOf(path)
    taken.children.set(path, { familyId: owner.familyId, childId, userId: owner.userId })
    return {
      familyId: owner.familyId,
      id: childId,
      createdAt,
      ...childOf(data, createdAt, owner.allowance, note),
    }
  },
  write: async (tx, rows: (typeof child.$inferInsert)[]) =>
    (await tx.insert(child).values(rows).onConflictDoNothing().returning({ id: child.id })).length,
})
