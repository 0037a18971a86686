import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../../tests/app/coached-app.ts'
import {
  buildChild,
  buildTalk,
  type Client,
  eventsOf,
  familyIdOf,
  openTalk,
  send,
  setPlan,
} from '../../../tests/people/factories.ts'
import { newId } from '../../platform/ids.ts'
import { insertSummary } from '../data/summaries.ts'
import { conversation } from '../data/tables.ts'
import { summaryOf } from '../rules.ts'

let coached: CoachedApp
beforeAll(async () => {
  coached = await startCoachedApp()
})
beforeEach(() => coached.upstream.scenario('plain'))
afterAll(() => coached.stop())

const listOf = async (parent: Client) => (await parent.call('GET', '/api/children')).json()

test('My Children tells of each child what its newest talk was about, and what was noted last', async () => {
  const { parent, childId, id } = await buildTalk(coached.app)
  await setPlan(coached.app, parent, 'family')
  const other = await buildChild(parent, { name: 'Noah' })
  expect((await listOf(parent)).lastTalks).toEqual([{ childId, opening: null, topic: null, note: null }])

  await eventsOf(await send(parent, id, 'She will not sleep at night'))
  const { conversation: parents } = await openTalk(parent, other.id)
  await eventsOf(await send(parent, parents.id, 'Every dinner is a fight, such a picky eater'))
  await insertSummary(coached.app.database.db, {
    ...{ familyId: await familyIdOf(coached.app, parent), conversationId: id, id: newId(), messageCount: 10 },
    summary: summaryOf(['sleep', 'tantrums'], ['a name nobody else may see']),
  })
  const { children, lastTalks } = await listOf(parent)
  expect(children.map((child: { place: number }) => child.place)).toEqual([0, 1])
  expect(lastTalks).toHaveLength(2)
  expect(lastTalks).toContainEqual({
    ...{ childId, opening: 'She will not sleep at night' },
    ...{ topic: 'sleep', note: 'sleep, tantrums' },
  })
  expect(lastTalks).toContainEqual(
    expect.objectContaining({ childId: other.id, opening: expect.stringContaining('dinner'), note: null }),
  )
})

test('what was grave, and what was deleted, is not shown there', async () => {
  const { parent, childId, id } = await buildTalk(coached.app)
  await eventsOf(await send(parent, id, 'She will not sleep at night'))
  const set = (change: Partial<typeof conversation.$inferInsert>) =>
    coached.app.database.db.update(conversation).set(change).where(eq(conversation.id, id))
  await set({ level: 'crisis' })
  expect((await listOf(parent)).lastTalks).toEqual([{ childId, opening: null, topic: null, note: null }])
  await set({ deletedAt: new Date() })
  expect((await listOf(parent)).lastTalks).toEqual([])
})
