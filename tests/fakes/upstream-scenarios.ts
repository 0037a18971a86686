import type { ChatBody, Reply } from './upstream-reply.ts'

/** A chunk's choices as they are, or a refusal. */
export type Step =
  | { choices: object[] }
  | { status: number; message: string; headers?: Record<string, string> }

export const said = (delta: object, finish_reason: string | null = null): Step => ({
  choices: [{ index: 0, delta, finish_reason }],
})

export type ScenarioOptions = {
  tokens?: string[]
  /** Several answers, given one after the other. */
  answers?: string[][]
  /** Before the first token; 0 unless told. */
  firstTokenMs?: number
  /** Between tokens; each scenario has its own default. */
  spacingMs?: number
  /** Tokens before something happens; half of them unless told. */
  after?: number
  status?: number
  headers?: Record<string, string>
  /** What 'scripted' says to a request; where `after` is given, it waits there like 'held'. */
  script?: (body: ChatBody, turn: number) => Step[]
}
export type ScenarioName = keyof typeof scenarios
type Context = ScenarioOptions & { turn: number; gate: Promise<void>; body: ChatBody }
type Scenario = (reply: Reply, context: Context) => Promise<void>

const ANSWER =
  'Bedtime is hard for many families. Try one short, calm routine, and keep it the same every night.'
const TOKENS = ANSWER.split(/(?<= )/)
const NEVER = new Promise<void>(() => {})

export const scenarios = {
  plain: async (reply, context) => {
    await say(reply, context)
    reply.finish()
  },
  slow: async (reply, context) => {
    await say(reply, { ...context, spacingMs: context.spacingMs ?? 20 })
    reply.finish()
  },
  held: async (reply, context) => {
    const [before, rest] = halves(context)
    await say(reply, { ...context, tokens: before })
    await reply.until(context.gate)
    await say(reply, { ...context, tokens: rest })
    reply.finish()
  },
  'error-before-first-token': async (reply, { status = 500, headers }) =>
    reply.error(status, 'The server had an error while processing your request', headers),
  'rate-limited': async (reply, { headers = { 'retry-after': '7' } }) =>
    reply.error(429, 'Rate limit reached for requests', headers),
  unauthorized: async (reply) => reply.error(401, 'Incorrect API key provided: sk-fake****key'),
  'error-in-the-middle': async (reply, context) => {
    await say(reply, { ...context, tokens: halves(context)[0] })
    reply.raw(`data: ${JSON.stringify({ error: { message: 'Provider returned error', code: 502 } })}\n\n`)
    reply.end()
  },
  cut: async (reply, context) => {
    await say(reply, { ...context, tokens: halves(context)[0] })
    // Later than the tokens: a destroyed socket drops what it has not sent yet.
    await reply.wait(10)
    reply.hangUp()
  },
  'ended-early': async (reply, context) => {
    await say(reply, { ...context, tokens: halves(context)[0] })
    reply.end()
  },
  stall: async (reply, context) => {
    await say(reply, { ...context, tokens: halves(context)[0] })
    await reply.until(NEVER)
  },
  silent: async (reply) => reply.until(NEVER),
  'keep-alive-only': async (reply, { spacingMs = 10 }) => {
    for (;;) {
      reply.raw(': still working\n\n')
      await reply.wait(spacingMs)
    }
  },
  garbage: async (reply) => {
    reply.raw('data: {"choices": [{"delta": {"cont\n\ndata: \u0000\u0001 not json\n\n')
    reply.end()
  },
  html: async (reply) => {
    reply.raw('<!doctype html><html><title>Welcome to nginx!</title></html>\n', 'text/html')
    reply.end()
  },
  'split-utf8': async (reply, { tokens = ['Grüße, ', 'schöne Träume 👩‍👧‍👦', ' – gute Nacht 😴'] }) => {
    for (const piece of splitInsideCharacters(tokens.map((content) => reply.chunk({ content })).join(''))) {
      reply.raw(piece)
      await reply.wait(1)
    }
    reply.finish()
  },
  crlf: async (reply, { tokens = TOKENS }) => {
    const events = [...tokens.map((content) => reply.chunk({ content })), 'data: [DONE]\n\n'].join('')
    const lines = events.replaceAll('\n', '\r\n')
    const middle = lines.indexOf('\r', lines.length / 2) + 1
    reply.raw(lines.slice(0, middle))
    await reply.wait(5)
    reply.raw(lines.slice(middle))
    reply.end()
  },
  'no-done': async (reply, context) => {
    await say(reply, context)
    reply.finish({ done: false })
  },
  'stays-open': async (reply, context) => {
    await say(reply, context)
    reply.raw(reply.chunk({}, 'stop'))
    await reply.until(NEVER)
  },
  'ignores-stream': async (reply, { tokens = TOKENS }) => {
    const message = { role: 'assistant', content: tokens.join('') }
    reply.raw(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }), 'application/json')
    reply.end()
  },
  empty: async (reply) => reply.finish(),
  'no-body': async (reply) => {
    reply.raw('')
    reply.end()
  },
  endless: async (reply, context) => {
    for (;;) {
      await say(reply, context)
      await reply.wait(1)
    }
  },
  drip: async (reply, context) => {
    await say(reply, {
      ...context,
      tokens: [...tokensOf(context).join('')],
      spacingMs: context.spacingMs ?? 10_000,
    })
    reply.finish()
  },
  'repeated-chunks': async (reply, context) => {
    await say(reply, { ...context, tokens: tokensOf(context).flatMap((token) => [token, token]) })
    reply.finish()
  },
  'huge-line': async (reply) => {
    reply.raw(reply.chunk({ content: 'x'.repeat(1024 * 1024) }))
    reply.finish()
  },
  'reset-once': async (reply, context) => {
    if (context.turn === 1) return reply.hangUp()
    await say(reply, context)
    reply.finish()
  },
  scripted: async (reply, { script, body, turn, spacingMs = 0, after, gate }) => {
    for (const [place, step] of (script?.(body, turn) ?? []).entries()) {
      if (place === after) await reply.until(gate)
      if ('status' in step) return reply.error(step.status, step.message, step.headers)
      reply.raw(`data: ${JSON.stringify(step)}\n\n`)
      await reply.wait(spacingMs)
    }
    reply.end()
  },
  'always-reset': async (reply) => reply.hangUp(),
} satisfies Record<string, Scenario>

export function isScenario(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name)
}

async function say(reply: Reply, context: Context) {
  await reply.wait(context.firstTokenMs ?? 0)
  let first = true
  for (const token of tokensOf(context)) {
    if (!first) await reply.wait(context.spacingMs ?? 0)
    first = false
    reply.token(token)
  }
}

function tokensOf({ tokens = TOKENS, answers, turn = 0 }: Partial<Context>): string[] {
  return answers?.[turn % answers.length] ?? tokens
}

function halves(options: ScenarioOptions): [string[], string[]] {
  const tokens = tokensOf(options)
  const at = options.after ?? Math.ceil(tokens.length / 2)
  return [tokens.slice(0, at), tokens.slice(at)]
}

function splitInsideCharacters(text: string): Uint8Array[] {
  const bytes = new TextEncoder().encode(text)
  const pieces: Uint8Array[] = []
  let from = 0
  bytes.forEach((byte, at) => {
    const continues = byte >= 0x80 && byte < 0xc0
    if (continues) pieces.push(bytes.subarray(from, at))
    if (continues) from = at
  })
  return [...pieces, bytes.subarray(from)]
}
