import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../setup/free-port.ts'

export type Line = Awaited<ReturnType<typeof startLine>>

/** A line to a database that can be cut, closed, or go dead without a word. */
export const startLine = async (databaseUrl: string, { isOpen = true } = {}) => {
  const target = new URL(databaseUrl)
  const port = await freePort()
  const sockets = new Set<Socket>()
  let isDead = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => isDead || other.write(bytes))
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  const open = async () => {
    isDead = false
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  if (isOpen) await open()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    port,
    open,
    /** Breaks what is open; the next connection works. */
    cut,
    /** Breaks what is open, and refuses all else until it's opened. */
    close: () => {
      if (server.listening) server.close()
      cut()
    },
    /** Nothing passes any more, and nobody is told. */
    die: () => {
      isDead = true
    },
    revive: () => {
      isDead = false
      cut()
    },
  }
}
