import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../tests/app/test-app.ts'
import {
  buildChild,
  buildParent,
  type Client,
  eventsOf,
  familyIdOf,
  openTalk,
  readTalk,
  send,
  setPlan,
  userIdOf,
} from '../../tests/people/factories.ts'
import { joinFamily } from '../../tests/people/members.ts'
import { eraseAccounts } from '../privacy/erase-accounts.ts'
import { readHeld } from '../privacy/queries.ts'
import { heldTables, REGISTER } from '../privacy/register.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const [OWNERS, THEIRS, SHARED] = ['quixotic', 'zephyr', 'sunlit']

const buildFamily = async () => {
  const owner = await buildParent(app)
  await setPlan(app, owner, 'family')
  const { id: childId } = await buildChild(owner, { name: 'Mia' })
  const other = await joinFamily(app, owner, await buildParent(app), 'parent')
  const say = async (client: Client, text: string, isNew = false) => {
    const answer = await client.call('POST', `/api/children/${childId}/conversations`, {
      kind: 'child',
      isNew,
    })
    const { id } = (await answer.json()).conversation
    await eventsOf(await send(client, id, text))
    return id as string
  }
  const mine = await say(owner, `All ${OWNERS}`)
  const theirs = await say(other, `All ${THEIRS}`)
  const shared = await say(other, `All ${SHARED}`, true)
  await other.call('PUT', `/api/conversations/${shared}/sharing`, { isShared: true })
  await eventsOf(await send(owner, shared, `Also ${SHARED} to me`))
  return { owner, other, childId, mine, theirs, shared }
}

const heldBy = async (client: Client) => {
  const { db } = app.database
  const owner = {
    userId: await userIdOf(app, client),
    familyId: (await (await client.call('GET', '/api/me')).json()).user.family.id,
    email: client.email,
  }
  const parts: string[] = []
  for (const [table, held] of heldTables())
    for await (const rows of readHeld({ db, sealer: { open: () => null } as never }, table, held, owner))
      parts.push(JSON.stringify({ table, rows }))
  return parts.join('\n')
}

test('S94: what one member takes along has nothing of what another said in private', async () => {
  const { owner, other } = await buildFamily()
  expect(Object.keys(REGISTER)).toContain('family_invitation')
  const [mine, theirs] = [await heldBy(owner), await heldBy(other)]
  expect(mine).toContain(OWNERS)
  expect(mine).not.toContain(THEIRS)
  expect(theirs).toContain(THEIRS)
  expect(theirs).not.toContain(OWNERS)
  // The children are both parents', and what the owner pays is not.
  expect(theirs).toContain('Mia')
  expect(theirs).not.toContain('"table":"subscription"')
})

const erase = async (client: Client) => {
  const { db } = app.database
  await db.execute(
    sql`update "user" set erase_after = now() - interval '1 day' where email = ${client.email}`,
  )
  const log = {
    info: () => {},
    error: (_: object, words: string) => {
      throw new Error(words)
    },
  }
  const nothing = async () => {}
  const parts = {
    ...{ db, log: log as never, enqueueMail: nothing, forgetJobs: nothing, beforeClosing: [] },
  }
  await eraseAccounts(parts, new Date())
}

test('S94: erasing one parent leaves the family, the other’s talk and what was shared', async () => {
  const { owner, other, mine, theirs, shared } = await buildFamily()
  await erase(other)
  expect(JSON.stringify(await readTalk(owner, mine))).toContain(OWNERS)
  const kept = await readTalk(owner, shared)
  expect(kept.conversation).toMatchObject({ isOwn: true })
  expect(JSON.stringify(kept.messages)).toContain(`Also ${SHARED} to me`)
  // Their own words go with them, from what they shared too.
  expect(JSON.stringify(kept.messages)).not.toContain(`All ${SHARED}`)
  const { rows } = (await app.database.db.execute(
    sql`select 1 from conversation where id = ${theirs}`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([])
})

test('S94: erasing the owner makes the other parent the owner, and takes nothing of theirs', async () => {
  const { owner, other, theirs, shared, childId } = await buildFamily()
  const familyId = await familyIdOf(app, owner)
  await erase(owner)
  expect((await (await other.call('GET', '/api/me')).json()).user.family).toMatchObject({
    id: familyId,
    role: 'owner',
  })
  for (const id of [theirs, shared])
    expect((await other.call('GET', `/api/conversations/${id}`)).status).toBe(200)
  expect((await openTalk(other, childId)).conversation.childId).toBe(childId)
  expect((await (await other.call('GET', '/api/children')).json()).children).toHaveLength(1)
})
