import type { Actor } from '../../accounts/guard.ts'
import { saveProfile } from '../../accounts/save-profile.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Sealer } from '../../platform/sealing.ts'
import { addChild } from '../add-child.ts'
import { updateChildAsItWas } from '../change-child.ts'
import type { AccountInput, ChildCardInput } from './contract.ts'

/** Saves a parent and the children's cards, all or nothing. A refusal names the child it is about in its detail. */
export const saveAccount = (db: Db, sealer: Sealer, actor: Actor, input: AccountInput): Promise<void> =>
  db.transaction(async (tx) => {
    if (input.parent) await saveProfile(tx, sealer, actor, input.parent)
    for (const card of input.children) await saveCard(tx, actor.familyId, card)
  })

const saveCard = async (tx: Db, familyId: string, { id, was, ...facts }: ChildCardInput) => {
  const input = { ...facts, personalityEvaluation: null }
  return id === null
    ? addChild(tx, familyId, input)
    : updateChildAsItWas(tx, familyId, id, was ?? { ...facts, alsoCalled: facts.alsoCalled ?? [] }, input)
}
