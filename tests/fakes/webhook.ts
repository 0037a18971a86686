import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const WEBHOOK_ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine. Which evening is worst?'

const json = (value: unknown, status = 200) => ({ status, body: JSON.stringify(value) })

/** Answers by what they are; those that misbehave below the answer are handled in `answer`. */
const ANSWERS = {
  misspelled: json({ Reponse: WEBHOOK_ANSWER }),
  array: json([{ Reponse: WEBHOOK_ANSWER }, { Reponse: 'Second' }]),
  response: json({ Response: WEBHOOK_ANSWER }),
  both: json({ Response: 'Second', Reponse: WEBHOOK_ANSWER }),
  object: json({ output: WEBHOOK_ANSWER }),
  string: json(WEBHOOK_ANSWER),
  number: json(42),
  unstorable: json({ Reponse: '<think>Hm</think>Try\u0000 this \ud83d' }),
  unseen: json({ Reponse: '\u200b\u0000' }),
  nested: json({ Reponse: { text: 'Hi' } }),
  blank: json({ Reponse: ' ' }),
  'empty-array': json([]),
  null: json(null),
  empty: { status: 200, body: '' },
  'not-json': { status: 200, body: '<!doctype html><title>Workflow</title>' },
  missing: { status: 404, body: 'The requested webhook "child" is not registered.' },
  failing: json({ message: 'Error in workflow' }, 500),
  redirect: { status: 307, body: '' },
  huge: json({ Reponse: 'x'.repeat(300 * 1024) }),
}

const TROUBLES = ['slow', 'slow-body', 'reset-once', 'always-reset'] as const

export type WebhookScenario = keyof typeof ANSWERS | (typeof TROUBLES)[number]
export type FakeWebhook = Awaited<ReturnType<typeof startWebhook>>

/** An automation webhook at /child and /parents that misbehaves on demand, and keeps what it was asked. */
export async function startWebhook(first: WebhookScenario = 'misspelled') {
  const requests: { path: string; headers: IncomingHttpHeaders; body: unknown }[] = []
  const changes = new EventEmitter().setMaxListeners(0)
  const counts = { asked: 0, left: 0 }
  let scenario = first

  async function answer(req: IncomingMessage, res: ServerResponse) {
    requests.push({ path: req.url ?? '', headers: req.headers, body: await bodyOf(req) })
    res.once('close', () => {
      if (!res.writableFinished) counts.left++
      changes.emit('change')
    })
    const turn = ++counts.asked
    changes.emit('change')
    if (scenario === 'always-reset' || (scenario === 'reset-once' && turn === 1)) return res.socket?.destroy()
    if (scenario === 'slow') return
    const { status, body } = ANSWERS[isAnswer(scenario) ? scenario : 'misspelled']
    const headers = { 'content-type': 'application/json', location: '/elsewhere' }
    res.writeHead(status, headers)
    if (scenario === 'slow-body') return res.write(body.slice(0, 10))
    res.end(body)
  }

  const server = createServer((req, res) => void answer(req, res))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    childUrl: `${url}/child`,
    parentsUrl: `${url}/parents`,
    requests,
    scenario(next: WebhookScenario) {
      scenario = next
    },
    /** Resolves once this many requests came, or this many clients left before their answer, in all. */
    async until(key: keyof typeof counts, count = 1) {
      while (counts[key] < count) await once(changes, 'change')
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const isAnswer = (scenario: string): scenario is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, scenario)

async function bodyOf(req: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}
