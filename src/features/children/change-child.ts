import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { Child, ChildInput } from './contract.ts'
import { fieldsFrom } from './fields-from.ts'
import { deleteChildUnlessFrozen, findChild, updateChildUnlessFrozen } from './queries.ts'

export const updateChild = async (db: Db, familyId: string, id: string, input: ChildInput): Promise<Child> =>
  (await updateChildUnlessFrozen(db, familyId, id, fieldsFrom(input))) ?? refuse(db, familyId, id)

export const deleteChild = async (db: Db, familyId: string, id: string): Promise<void> => {
  if (!(await deleteChildUnlessFrozen(db, familyId, id))) await refuse(db, familyId, id)
}

const refuse = async (db: Db, familyId: string, id: string): Promise<never> => {
  throw new AppError((await findChild(db, familyId, id)) ? 'frozen' : 'not_found')
}
