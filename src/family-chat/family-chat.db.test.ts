import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CoachedApp, startCoachedApp } from '../../tests/app/coached-app.ts'
import {
  buildParent,
  type Client,
  eventsOf,
  familyIdOf,
  openTalk,
  send,
  setCredits,
  setPlan,
  userIdOf,
} from '../../tests/people/factories.ts'
import { buildParents, chatOf, openPage, say, setMode } from '../../tests/people/family-chat.ts'
import { joinFamily } from '../../tests/people/members.ts'
import type { Said } from './contract.ts'

let product: CoachedApp
beforeAll(async () => {
  product = await startCoachedApp()
})
beforeEach(() => product.upstream.scenario('plain'))
afterAll(() => product.stop())

const saidBy = async (client: Client, text: string, more = {}): Promise<Said> =>
  (await say(client, text, more)).json()

/** Once nothing is being written: how many answers there are. */
const answersIn = (client: Client) =>
  expect.poll(
    async () => {
      const { messages, running } = await chatOf(client)
      return running.length > 0 ? null : messages.filter(({ author }) => author === 'assistant').length
    },
    { timeout: 20_000 },
  )

const creditsOf = async (client: Client): Promise<Record<string, number>> => {
  const { children } = await (await client.call('GET', '/api/children')).json()
  return Object.fromEntries(
    children.map((child: { name: string; remainingMessages: number }) => [
      child.name,
      child.remainingMessages,
    ]),
  )
}

const codeOf = async (answer: Response) => `${answer.status} ${(await answer.json()).error.code}`
const lastPrompt = () => JSON.stringify(product.upstream.requests.at(-1)?.body.messages)

describe('saying something', () => {
  test('shows both parents the same words, with their author, and asks nobody', async () => {
    const { owner, other } = await buildParents(product.app)
    const { message } = await saidBy(owner, 'Can you pick Mia up at five?')
    await saidBy(other, 'Yes')
    const [mine, theirs] = [await chatOf(owner), await chatOf(other)]
    expect(mine.messages).toEqual(theirs.messages)
    expect(mine.messages.map(({ content, place }) => [content, place])).toEqual([
      ['Can you pick Mia up at five?', 1],
      ['Yes', 2],
    ])
    expect(message.writerId).toBe(mine.meId)
    expect(mine.members).toHaveLength(2)
    await answersIn(owner).toBe(0)
    expect(await creditsOf(owner)).toEqual(await creditsOf(other))
  })

  test('S107: the same client id again is the same message, however many are sent at once, and one of another parent is refused', async () => {
    const { owner, other } = await buildParents(product.app)
    const clientId = randomUUID()
    const sent = await Promise.all(Array.from({ length: 8 }, () => saidBy(owner, 'Once', { clientId })))
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1)
    expect((await chatOf(owner)).messages).toHaveLength(1)
    expect(await codeOf(await say(other, 'Mine', { clientId }))).toBe('409 conflict')
  })

  test.each([
    ['blank', ' \n '],
    ['huge', 'a'.repeat(4001)],
  ])('what is %s is refused, and nothing is kept', async (_, text) => {
    const { owner } = await buildParents(product.app)
    expect(await codeOf(await say(owner, text))).toBe('400 invalid')
    expect((await chatOf(owner)).messages).toEqual([])
  })
})

describe('the coach', () => {
  test('answers once when it is called, for everybody, and the first child who is named pays', async () => {
    const { owner, other } = await buildParents(product.app)
    const before = await creditsOf(owner)
    await saidBy(owner, 'Coach, Tom and Mia fight at bedtime')
    await answersIn(other).toBe(1)
    const { messages } = await chatOf(other)
    expect(messages.map(({ author, place }) => [author, place])).toEqual([
      ['user', 1],
      ['assistant', expect.any(Number)],
    ])
    expect(await creditsOf(owner)).toEqual({ ...before, Tom: (before.Tom ?? 0) - 1 })
  })

  test('is asked about a message by anybody, once however many ask, and the fullest child pays', async () => {
    const { owner, other, mia } = await buildParents(product.app)
    await setCredits(product.app, mia.id, 2)
    const before = await creditsOf(owner)
    const { message } = await saidBy(owner, 'Bedtime is a battle')
    const ask = (client: Client) => client.call('POST', `/api/family-chat/messages/${message.id}/answer`)
    const asked = await Promise.all([ask(owner), ask(other), ask(owner), ask(other)])
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await answersIn(owner).toBe(1)
    await ask(other)
    await answersIn(owner).toBe(1)
    expect(await creditsOf(owner)).toEqual({ ...before, Tom: (before.Tom ?? 0) - 1 })
  })

  test('costs nothing without an answer, and can be asked again', async () => {
    const { owner } = await buildParents(product.app)
    const before = await creditsOf(owner)
    product.upstream.scenario('empty')
    const { message } = await saidBy(owner, 'Mia will not sleep', { asks: true })
    await answersIn(owner).toBe(1)
    expect((await chatOf(owner)).messages.at(-1)).toMatchObject({ status: 'failed' })
    expect(await creditsOf(owner)).toEqual(before)
    product.upstream.scenario('plain')
    await owner.call('POST', `/api/family-chat/messages/${message.id}/answer`)
    await expect
      .poll(async () => (await chatOf(owner)).messages.at(-1)?.status, { timeout: 20_000 })
      .toBe('complete')
    expect(await creditsOf(owner)).toEqual({ ...before, Mia: (before.Mia ?? 0) - 1 })
  })

  test('keeps the message where the child has no credit left, and says so', async () => {
    const { owner, mia } = await buildParents(product.app)
    await setCredits(product.app, mia.id, 0)
    expect(await saidBy(owner, 'Coach, help with Mia')).toMatchObject({ noAnswer: 'no_credits' })
    expect((await chatOf(owner)).messages).toHaveLength(1)
    await answersIn(owner).toBe(0)
  })

  test('answers as any parent switched it', async () => {
    const { owner, other } = await buildParents(product.app)
    expect((await setMode(other, 'questions')).status).toBe(204)
    await saidBy(owner, 'What do we do about Mia?')
    await answersIn(owner).toBe(1)
    expect((await chatOf(owner)).answers).toBe('questions')
    await setMode(owner, 'never')
    const { message } = await saidBy(other, 'Kinwise, what do we do about Tom?', { asks: true })
    await answersIn(owner).toBe(1)
    const path = `/api/family-chat/messages/${message.id}/answer`
    expect(await codeOf(await other.call('POST', path))).toBe('409 conflict')
  })

  test('S108: a message in danger is read and gets its card, whatever the switch, and its answer is free', async () => {
    const { owner, other } = await buildParents(product.app)
    const before = await creditsOf(owner)
    await setMode(owner, 'never')
    const { message } = await saidBy(other, 'I want to die')
    expect(message.card).toMatchObject({ level: 'crisis', loud: true })
    expect((await chatOf(owner)).messages[0]?.card).toMatchObject({ level: 'crisis' })
    await answersIn(owner).toBe(0)
    await setMode(owner, 'asked')
    await owner.call('POST', `/api/family-chat/messages/${message.id}/answer`)
    await answersIn(owner).toBe(1)
    expect(await creditsOf(owner)).toEqual(before)
  })
})

describe('what the coach is told', () => {
  test('S106: who said what, by no name, and nothing of a private talk', async () => {
    const { owner, other, mia } = await buildParents(product.app)
    const { db } = product.app.database
    await db.execute(
      sql`update "user" set name = 'Priscilla' where id = ${await userIdOf(product.app, owner)}`,
    )
    await db.execute(
      sql`update "user" set name = 'Bartholomew' where id = ${await userIdOf(product.app, other)}`,
    )
    const privately = await openTalk(other, mia.id)
    await eventsOf(await send(other, privately.conversation.id, 'My wife is a zebra about bedtime'))
    await eventsOf(
      await send(owner, (await openTalk(owner, mia.id)).conversation.id, 'I drink quokka tea at bedtime'),
    )
    await saidBy(owner, 'I think Mia needs a later bedtime')
    await saidBy(other, 'No. Priscilla, you are too soft')
    await saidBy(owner, 'Coach, who is right about Mia? We disagree about bedtime')
    await answersIn(owner).toBe(1)
    const prompt = lastPrompt()
    expect(prompt).toContain('[parent]: I think [child] needs a later bedtime')
    expect(prompt).toContain('[parent 2]: No. [parent], you are too soft')
    expect(prompt).toContain('who is right about [child]? We disagree about bedtime')
    expect(prompt).toMatch(/take no side/i)
    expect(prompt).not.toMatch(/Priscilla|Bartholomew|zebra|quokka/)
    expect(prompt).toContain('disagreeing-with-other-parent-parent')
  })
})

describe('the wall', () => {
  const tries = (client: Client, messageId: string) => [
    client.call('GET', '/api/family-chat'),
    client.call('GET', '/api/family-chat/events?after=0'),
    client.call('GET', '/api/family-chat/messages?before=99'),
    client.call('GET', '/api/family-chat/unread'),
    say(client, 'Let me in'),
    client.call('POST', `/api/family-chat/messages/${messageId}/answer`),
    setMode(client, 'never'),
  ]

  test('S106: a carer, a former member and another family get nothing of it, and change nothing', async () => {
    const { owner, other, mia } = await buildParents(product.app, 'ultimate')
    const carer = await joinFamily(product.app, owner, await buildParent(product.app), 'carer', {
      childIds: [mia.id],
    })
    const { message } = await saidBy(owner, 'Between us parents')
    const familyId = await familyIdOf(product.app, owner)
    const page = await openPage(other, 0)
    await product.app.database.db.execute(
      sql`delete from family_member where family_id = ${familyId} and user_id = ${await userIdOf(product.app, other)}`,
    )
    await expect.poll(() => page.told.at(-1), { timeout: 5_000 }).toEqual({ type: 'gone' })
    await page.ended
    const stranger = (await buildParents(product.app)).owner
    for (const client of [carer, other, stranger]) {
      const answers = await Promise.all(tries(client, message.id).slice(0, 1))
      for (const answer of answers) expect(await answer.text()).not.toContain('Between us parents')
      for (const answer of await Promise.all(tries(client, message.id).slice(2)))
        expect(await answer.text()).not.toContain('Between us parents')
    }
    expect((await carer.call('GET', '/api/family-chat/events?after=0')).status).toBe(403)
    expect(await chatOf(owner)).toMatchObject({
      answers: 'asked',
      messages: [{ content: 'Between us parents' }],
    })
  })

  test('a message of one who left stays, and so does the chat of a plan that has none any more, to be read', async () => {
    const { owner, other } = await buildParents(product.app)
    await saidBy(other, 'I was here')
    const familyId = await familyIdOf(product.app, owner)
    const otherId = await userIdOf(product.app, other)
    await product.app.database.db.execute(
      sql`delete from family_member where family_id = ${familyId} and user_id = ${otherId}`,
    )
    await setPlan(product.app, owner, 'free')
    const chat = await chatOf(owner)
    expect(chat).toMatchObject({ canWrite: false, messages: [{ content: 'I was here', writerId: otherId }] })
    expect(chat.members.map(({ id }) => id)).not.toContain(otherId)
    expect(await codeOf(await say(owner, 'Hello'))).toBe('403 no_family_chat')
    const free = await buildParent(product.app)
    expect(await codeOf(await free.call('GET', '/api/family-chat'))).toBe('403 no_family_chat')
  })

  test('a child’s history, the search and the lists of conversations know nothing of it', async () => {
    const { owner, mia } = await buildParents(product.app)
    await saidBy(owner, 'Xylophones for Mia')
    const found = await owner.call('POST', '/api/search', { query: 'xylophones' })
    expect(await found.text()).not.toContain('Xylophones')
    const history = await owner.call('GET', `/api/children/${mia.id}/conversations?kind=child`)
    expect(await history.text()).not.toContain('Xylophones')
  })
})
