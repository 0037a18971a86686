// Whether logging in takes as long for an unknown address as for a wrong password: 200 tries each, in turns, against the real process.
import { startServer } from '../tests/app/running-server.ts'

const TRIES = 200
/** One address is not asked for more than thirty times an hour. */
const ADDRESSES = 10

const server = await startServer({ TRUSTED_PROXIES: '1' })
let networks = 0
const post = async (path: string, body: object) => {
  networks += 1
  const started = performance.now()
  const response = await fetch(`${server.url}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      origin: server.url,
      'content-type': 'application/json',
      'x-forwarded-for': `203.${networks >> 8}.${networks & 255}.7`,
    },
    body: JSON.stringify(body),
  })
  await response.text()
  return performance.now() - started
}

try {
  const password = 'correct horse battery'
  for (let n = 0; n < ADDRESSES; n++)
    await post('sign-up/email', { email: `known${n}@example.org`, password, isAdult: true })
  const times: Record<string, number[]> = { known: [], unknown: [] }
  for (let n = 0; n < TRIES; n++)
    for (const [who, taken] of Object.entries(times))
      taken.push(
        await post('sign-in/email', { email: `${who}${n % ADDRESSES}@example.org`, password: 'wrong one' }),
      )
  const median = (who: string) => (times[who] ?? []).sort((a, b) => a - b)[TRIES / 2] ?? 0
  const [wrong, unknown] = [median('known'), median('unknown')]
  console.log(
    `wrong password ${wrong.toFixed(1)} ms, unknown address ${unknown.toFixed(1)} ms, apart ${Math.abs(wrong - unknown).toFixed(1)} ms`,
  )
} finally {
  await server.stop()
}
