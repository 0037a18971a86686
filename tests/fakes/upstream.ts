import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ChatBody, createReply } from './upstream-reply.ts'
import { isScenario, type ScenarioName, type ScenarioOptions, scenarios } from './upstream-scenarios.ts'

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

type Options = ScenarioOptions & {
  scenario?: ScenarioName
  port?: number
  /** Whether requests are kept for tests to look at; a long benchmark has no use for them. */
  record?: boolean
}

/** An OpenAI-shaped endpoint that misbehaves on demand. A request whose `model` names a scenario gets that one, others the default. */
export async function startUpstream({
  scenario = 'plain',
  port = 0,
  record = true,
  ...options
}: Options = {}) {
  const requests: { headers: IncomingHttpHeaders; body: ChatBody }[] = []
  const changes = new EventEmitter().setMaxListeners(0)
  const counts = { connections: 0, open: 0, answered: 0, disconnected: 0 }
  let current: { name: ScenarioName; options: ScenarioOptions } = { name: scenario, options }
  let gate = createGate()

  async function answer(req: IncomingMessage, res: ServerResponse) {
    if (req.method !== 'POST' || req.url !== '/v1/chat/completions') return res.writeHead(404).end()
    const body = await bodyOf(req).catch(() => null)
    if (!body) return res.writeHead(400).end()
    if (record) requests.push({ headers: req.headers, body })
    const reply = createReply(res, body.stream === true, body.model)
    const turn = ++counts.answered
    counts.open++
    res.once('close', () => {
      counts.open--
      if (reply.left()) counts.disconnected++
      changes.emit('change')
    })
    const name = isScenario(body.model) ? body.model : current.name
    changes.emit('change')
    await scenarios[name](reply, { ...current.options, body, turn, gate: gate.opened }).catch((error) => {
      if (!reply.signal.aborted) throw error
    })
  }

  const server = createServer((req, res) => void answer(req, res))
  server.on('connection', () => counts.connections++)
  server.keepAliveTimeout = 60_000
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  async function until(key: keyof typeof counts, count: number) {
    while (counts[key] < count) await once(changes, 'change')
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    counts,
    scenario(name: ScenarioName, changed: ScenarioOptions = {}) {
      current = { name, options: { ...options, ...changed } }
      gate = createGate()
    },
    /** Lets every `held` answer go on, now and until the next call of `scenario`. */
    release: () => gate.open(),
    /** Resolves once this many requests came, in all. */
    asked: (count = 1) => until('answered', count),
    /** Resolves once this many clients left before their answer ended, in all. */
    disconnected: (count = 1) => until('disconnected', count),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

async function bodyOf(req: IncomingMessage): Promise<ChatBody> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString())
}
