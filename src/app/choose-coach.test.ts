import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLibrary } from '../guidance/library.ts'
import { loadCards } from '../guidance/load-cards.ts'
import { systemClock } from '../platform/clock.ts'
import { ANSWERS } from '../platform/model/coach-variables.ts'
import type { Model } from '../platform/model/model.ts'
import { chooseCoaches } from './choose-coach.ts'

const library = createLibrary(loadCards(join(import.meta.dirname, '../../content/guidance')))
const coachWebhooks = { childUrl: 'http://127.0.0.1:9/child', parentsUrl: 'http://127.0.0.1:9/parents' }
const silent: Model = async function* () {}

test.each([
  ['nothing set', null, null, 'guide', 'guide'],
  ['an endpoint', null, silent, 'chat-completions', 'chat-completions'],
  ['webhooks', coachWebhooks, null, 'webhook', 'guide'],
  ['both', coachWebhooks, silent, 'webhook', 'chat-completions'],
] as const)('%s', (_, webhooks, model, families, trial) => {
  const parts = {
    ...{ model, library, guideWordMs: 0, clock: systemClock },
    ...{ read: () => async () => null, countGap: () => {} },
  }
  const { coach, trialCoach } = chooseCoaches({ coachWebhooks: webhooks, coachAnswers: ANSWERS }, parts)
  expect([coach.name, trialCoach.name]).toEqual([families, trial])
})
