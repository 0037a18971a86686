import { expect, test, vi } from 'vitest'
import { trialWords } from '../../../../content/trial/words.ts'
import type { Message, ReplyEvent } from '../../../conversation/contract.ts'
import { readDraft, typeDraft } from '../../../conversation/screens/composer/drafts.ts'
import { RequestError } from '../../../ui/server/request.ts'
import { countedIn, questionsIn, withEvent } from '../messages.ts'
import { createOpenTalk } from './open-talk.ts'

const lostBy = async (error: Error) => {
  const talk = createOpenTalk({
    draftKey: 'test',
    open: () => () => Promise.reject(error),
    keep: () => {},
    reload: () => {},
    refusalWords: () => 'refused',
    lostWords: () => trialWords.failure,
  })
  talk.send('She bites')
  await vi.waitUntil(() => talk.live.read().alert !== '')
  return talk.live.read()
}

test.each([new RequestError('internal', 500), new RequestError('trial_closed', 500, 'abc')])(
  'a message that is lost ends in the trial’s own words (%#)',
  async (error) => {
    expect(await lostBy(error)).toMatchObject({
      alert: trialWords.failure,
      list: [{ phase: 'lost', text: 'She bites' }],
    })
  },
)

test('a message that was turned away is not lost', async () => {
  expect(await lostBy(new RequestError('no_credits', 402))).toMatchObject({ alert: 'refused', list: [] })
})

test.each([
  [new RequestError('internal', 500), 'internal'],
  [new RequestError('not_offered', 422), 'not_offered'],
  [new RequestError('too_many', 429), 'tap_too_many'],
])(
  'a tap that was turned away or lost goes, to be tapped again, and leaves the field alone (%#)',
  async (error, code) => {
    typeDraft('taps', 'Half a thou')
    const talk = createOpenTalk({
      draftKey: 'taps',
      open: () => () => Promise.reject(error),
      keep: () => {},
      reload: () => {},
      refusalWords: () => 'refused',
      lostWords: () => trialWords.failure,
    })
    talk.tap({ id: 'why:bedtime', label: 'Why does this help?', group: 'next' })
    expect(talk.live.read().list).toMatchObject([{ phase: 'sending', choice: 'why:bedtime' }])
    await vi.waitUntil(() => talk.live.read().alert !== '')
    expect(talk.live.read()).toMatchObject({ alert: 'refused', refusal: { code }, list: [] })
    expect(readDraft('taps').text).toBe('Half a thou')
  },
)

test('a demo counts no tap', () => {
  const said = { author: 'user', card: null } as Message
  expect(
    countedIn([
      { ...said, id: 'a' },
      { ...said, id: 'b', choice: 'else' },
    ]),
  ).toBe(1)
})

test('a message that is accepted twice stands there once, and counts once', () => {
  const message = { id: 'a', author: 'user', content: 'She bites', card: null } as Message
  const accepted: ReplyEvent = { type: 'accepted', replyId: 'a', message, remaining: -1 }
  const messages = [accepted, accepted].reduce<Message[]>(withEvent, [])
  expect(questionsIn(messages)).toEqual([message])
})
