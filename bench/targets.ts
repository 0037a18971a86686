import { fileURLToPath } from 'node:url'
import { kinwiseOnPglite, kinwiseOnPostgres } from './kinwise.ts'
import { startServer } from './server.ts'

/** Something that answers a message with a stream. */
export type Target = { name: string; start(upstreamUrl: string): Promise<Running> }

export type Running = {
  /** The n-th message of one of the concurrent streams; a slot has one message under way at a time. */
  request(slot: number, n: number): { url: string; headers: Record<string, string>; body: string }
  /** What its first token looks like on the wire; an event of type `text` unless told. */
  firstToken?: RegExp
  /** Whose memory is looked at. */
  pid: number | null
  stop(): Promise<void>
}

export const BARE_HONO = 'bare Hono proxy, stream parsed and re-encoded'

const CONTENT = /"content":"[^"]/

export const targets: Target[] = [
  {
    name: 'client straight to the upstream',
    start: async (upstreamUrl) => ({
      request: chat(`${upstreamUrl}/chat/completions`),
      firstToken: CONTENT,
      pid: null,
      stop: async () => {},
    }),
  },
  baseline('bare node:http pipe', 'passThrough', CONTENT),
  baseline(BARE_HONO, 'honoProxy'),
  baseline("the same with Kinwise's model client", 'honoModel'),
  kinwiseOnPglite,
  kinwiseOnPostgres,
]

function baseline(name: string, server: string, firstToken?: RegExp): Target {
  return {
    name,
    async start(upstreamUrl) {
      const script = fileURLToPath(new URL('./baselines.ts', import.meta.url))
      const { url, pid, stop } = await startServer(script, [server, upstreamUrl])
      return { request: chat(url), firstToken, pid, stop }
    },
  }
}

function chat(url: string): Running['request'] {
  const messages = [{ role: 'user', content: 'My daughter does not want to go to bed. What can I do?' }]
  const body = JSON.stringify({ model: 'bench', stream: true, messages })
  return () => ({ url, headers: { 'content-type': 'application/json' }, body })
}
