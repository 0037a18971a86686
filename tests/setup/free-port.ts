import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that a system hands out by itself (from 32768 on Linux), so that no outgoing connection takes it in the meantime. */
const [FROM, TO] = [11_000, 32_000]
const TRIES = 20

/** A port of this machine that nobody listens on. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = randomInt(FROM, TO)
    if (await isFree(port)) return port
  }
  throw new Error(`${TRIES} ports were taken`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
