import { randomBytes } from 'node:crypto'
import { passwordHash } from '../../src/accounts/security/password-hash.ts'
import { account, user } from '../../src/accounts/tables.ts'
import { activatePlan } from '../../src/billing/activate-plan.ts'
import { conversation, message } from '../../src/conversation/data/tables.ts'
import { conversationTitle } from '../../src/conversation/rules.ts'
import { child } from '../../src/family/tables.ts'
import type { Guide } from '../../src/guidance/guide/guide.ts'
import type { Turn } from '../../src/guidance/talk.ts'
import { openFamily } from '../../src/plans/open-family.ts'
import { oneMonthAfter } from '../../src/plans/rules.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { newId } from '../../src/platform/ids.ts'
import { CHILDREN, type Line, TALK } from './talk.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PASSWORD_BYTES = 9

/** A made-up parent on the plan that has reports, with two children and three months of talk, answered by the guide. */
export const seedFamily = async (db: Db, guide: Guide, address: string, now: Date) => {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url')
  const began = new Date(now.getTime() - 95 * DAY_MS)
  const userId = newId()
  await db
    .insert(user)
    .values({ id: userId, name: 'Demo', email: address, emailVerified: true, createdAt: began })
  await db.insert(account).values({
    ...{ id: newId(), accountId: userId, providerId: 'credential', userId },
    password: await passwordHash().hash(password),
  })
  const familyId = await openFamily(db, userId)
  await activatePlan(db, familyId, {
    ...{ key: `demo:${familyId}`, kind: 'checkout', provider: 'operator', planId: 'ultimate' },
    ...{ priceCents: 0, setupFeeCents: 0, worthCents: 0, currency: 'usd', country: null },
    ...{ startsAt: now, endsAt: oneMonthAfter(now) },
  })
  for (const [place, one] of CHILDREN.entries()) {
    const childId = newId()
    const { type, interests, ...named } = one
    await db.insert(child).values({
      ...{ ...named, familyId, id: childId, interests: [...interests], personalityProfile: type },
      remainingMessages: -1,
    })
    const lines = TALK.filter((line) => line.child === place)
    await writeTalk(db, guide, { familyId, userId, childId, ...one, interests: [...interests] }, lines, now)
  }
  return { familyId, userId, address, password }
}

type Whom = {
  familyId: string
  userId: string
  childId: string
  name: string
  age: number
  interests: string[]
  type: string
}

/** One conversation a child: each line with the guide's own answer. */
const writeTalk = async (db: Db, guide: Guide, whom: Whom, lines: Line[], now: Date): Promise<void> => {
  const { familyId, userId, childId, name, age, interests, type } = whom
  const timeOf = ({ daysAgo }: Line) => new Date(now.getTime() - daysAgo * DAY_MS)
  const first = lines[0] ? timeOf(lines[0]) : now
  const conversationId = newId()
  await db.insert(conversation).values({
    ...{
      familyId,
      id: conversationId,
      childId,
      authorId: userId,
      kind: 'child',
      title: conversationTitle('child', name, first),
    },
    ...{ messageCount: lines.length * 2, createdAt: first },
  })
  const turns: Turn[] = []
  let cardId = ''
  for (const line of lines) {
    const choice = 'tap' in line ? `${line.tap}:${cardId}` : null
    const text = 'tap' in line ? (line.tap === 'worked' ? 'It worked' : "It didn't work") : line.said
    const child_ = { name, age, type, interests }
    const answer = await guide({ kind: 'child', child: child_, turns: [...turns], text, choice })
    cardId = answer.note.cardId ?? cardId
    const at = timeOf(line)
    const common = { familyId, conversationId }
    const asked = {
      ...common,
      id: newId(),
      author: 'user',
      userId,
      content: text,
      choice,
      createdAt: at,
    } as const
    await db.insert(message).values(asked)
    await db.insert(message).values({
      ...{ ...common, id: newId(), author: 'assistant', content: answer.text, answerTo: asked.id },
      ...{ sources: answer.sources, guideNote: answer.note, parts: answer.parts, choices: answer.choices },
      createdAt: new Date(at.getTime() + 1000),
    })
    turns.push({ author: 'user', content: text, note: null, choice })
    turns.push({ author: 'assistant', content: answer.text, note: answer.note, choices: answer.choices })
  }
}
