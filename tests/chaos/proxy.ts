import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type RunningProxy = Awaited<ReturnType<typeof startProxy>>

/** What stands before the replicas: takes them in turn, and the next one where nobody listens. It knows nothing else of them. */
export const startProxy = async (targets: string[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const sockets = new Set<Socket>()
  let turn = 0

  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, left: string[]): void => {
    const [target, ...others] = left
    if (!target) {
      response.writeHead(502).end()
      return
    }
    const { method, url, headers } = incoming
    const passed = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
    const onward = request(target + url, { method, headers: passed, agent })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      response.flushHeaders()
      answer.pipe(response)
      // A replica that dies in the middle of an answer: its reader hears the line break.
      answer.on('error', () => response.destroy())
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) response.destroy()
      // Nobody listens, so nothing was done; or asking twice does no harm.
      else if (error.code === 'ECONNREFUSED' || method === 'GET') pass(incoming, body, response, others)
      else response.writeHead(502).end()
    })
    response.on('close', () => onward.destroy())
    onward.end(body)
  }

  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    turn += 1
    const from = turn % targets.length
    pass(incoming, Buffer.concat(parts), response, [...targets.slice(from), ...targets.slice(0, from)])
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Breaks this share of its readers' lines, as a train in a tunnel does. Returns how many. */
    cut: (share: number): number => {
      const broken = [...sockets].filter((_, place) => (place + turn) % 10 < share * 10)
      for (const socket of broken) socket.destroy()
      return broken.length
    },
    stop: async () => {
      server.closeAllConnections()
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
