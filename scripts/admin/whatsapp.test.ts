import { expect, test } from 'vitest'
import { CHECK_IN_TEMPLATE, GRAPH_BASE, TEMPLATE } from '../../src/platform/whatsapp-cloud/settings.ts'
import { whatIsWrongWith } from './whatsapp.ts'

const SETTINGS = {
  ...{ accessToken: 'token', appSecret: 'secret', verifyToken: 'verify', apiBase: GRAPH_BASE },
  ...{ countries: null, template: TEMPLATE, checkInTemplate: CHECK_IN_TEMPLATE },
}
const CONFIG = { whatsapp: SETTINGS, appUrl: 'https://kinwise.example' }
const SHARED = { number: '+15550100001', numberId: '900000000000001', kind: 'shared' as const }

const answering =
  (body: object, status = 200) =>
  async () =>
    Response.json(body, { status })
const good = answering({ display_phone_number: '1', verified_name: 'Kinwise', quality_rating: 'GREEN' })

test('a channel that works is described, with what Meta needs to know', async () => {
  const { lines, problems } = await whatIsWrongWith(CONFIG, { numbers: [SHARED], waiting: 2 }, good)
  expect(problems).toEqual([])
  expect(lines.join('\n')).toContain('+15550100001 sends as Kinwise, quality GREEN.')
  expect(lines.join('\n')).toContain('2 children wait for a number of their own')
  expect(lines.join('\n')).toContain('https://kinwise.example/api/webhooks/whatsapp')
})

test.each([
  [{ ...CONFIG, whatsapp: null }, [SHARED], good, 'The channel is off'],
  [{ ...CONFIG, appUrl: 'http://kinwise.example' }, [SHARED], good, 'APP_URL must be https'],
  [CONFIG, [], good, 'There is no shared number'],
  [CONFIG, [{ ...SHARED, numberId: null }], good, '+15550100001 has no id'],
  [CONFIG, [SHARED], answering({ error: { code: 190 } }, 401), 'the access token is wrong or has run out'],
  [CONFIG, [SHARED], answering({ error: { code: 100 } }, 400), 'WhatsApp does not know this id'],
])('what is wrong is said in plain words %#', async (config, numbers, fetchFrom, words) => {
  const { problems } = await whatIsWrongWith(config, { numbers, waiting: 0 }, fetchFrom)
  expect(problems.join('\n')).toContain(words)
})
