import { listConsents } from '../accounts/consents.ts'
import { wantsDiscretion } from '../accounts/discreet-mail.ts'
import type { Actor } from '../accounts/guard.ts'
import type { Coach } from '../coach/coach.ts'
import { sampleSent } from '../coach/sample-sent.ts'
import { listChildrenFor } from '../family/queries.ts'
import type { Db } from '../platform/db/db.ts'
import { heldGroups, type PrivacyOverview } from './contract.ts'
import { countHeld, findAutoDelete, findPasswordHash } from './queries.ts'
import { heldTables, type Owner } from './register.ts'

const QUESTION = 'How can we make bedtime calmer?'
/** Stands in while there is no child, and says so by its name. */
const EXAMPLE = {
  name: 'An example child',
  alsoCalled: [],
  age: 4,
  interests: ['dinosaurs'],
  personalityProfile: 'ENFP',
}

/** Everything the privacy centre shows about a family. */
export const readOverview = async (
  { db, coach }: { db: Db; coach: Coach },
  actor: Actor,
): Promise<PrivacyOverview> => {
  const { id: userId, familyId, email, name } = actor
  const counts = await countHeld(db, ownerOf(actor))
  const [first, ...others] = await listChildrenFor(db, actor)
  const child = first ?? EXAMPLE
  return {
    held: groupsOf(counts),
    consents: await listConsents(db, { familyId, userId }),
    autoDeleteDays: await findAutoDelete(db, actor),
    isDiscreet: await wantsDiscretion(db, userId),
    proof: (await findPasswordHash(db, userId)) ? 'password' : 'sign-in',
    getsNewsletter: (counts.newsletter_subscriber ?? 0) > 0,
    sample: {
      childName: child.name,
      question: QUESTION,
      sent: sampleSent(coach.name, child, { email, uid: userId, name }, others, QUESTION),
    },
  }
}

export const ownerOf = ({ id: userId, familyId, email }: Actor): Owner => ({ userId, familyId, email })

const groupsOf = (counts: Record<string, number>): PrivacyOverview['held'] =>
  heldGroups
    .map((group) => ({
      group,
      items: heldTables()
        .filter(([table, held]) => held.group === group && (counts[table] ?? 0) > 0)
        .map(([table]) => ({ table, count: counts[table] ?? 0 })),
    }))
    .filter(({ items }) => items.length > 0)
