/**
 * What a message costs as talks grow: `npm run bench:growth`. Opening, sending and searching in a conversation of 100 messages, in one of
 * 100,000, and in the small one again once other families have a million.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '../src/platform/db/open-postgres.ts'
import { startUpstream } from '../tests/fakes/upstream.ts'
import { type Seat, seat, startKinwise } from './kinwise.ts'
import { percentile } from './load.ts'
import { nextMessage } from './said.ts'
import { startDatabase } from './server.ts'

const LONG = Number(process.env.BENCH_LONG ?? 100_000)
const MANY = Number(process.env.BENCH_MANY ?? 1_000_000)
const OTHERS = 50
const ROUNDS = 40
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

const postgres = await startDatabase()
const databaseUrl = `${postgres.url}/postgres`
const database = await openPostgres(databaseUrl, quiet)
const [short, long, ...others] = (await seat(database.db, OTHERS + 2)) as [Seat, Seat, ...Seat[]]
await database.close()
const admin = new pg.Client(databaseUrl)
await admin.connect()
const upstream = await startUpstream({ record: false })
const dataDir = await mkdtemp(join(tmpdir(), 'kinwise-bench-'))
await fill(short, 100)
await fill(long, LONG)
await settle()
const server = await startKinwise(upstream.url, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })

try {
  const small = await measure(short)
  show('100 messages', small, small)
  show(`${LONG} messages`, await measure(long), small)
  for (const other of others) await fill(other, MANY / OTHERS)
  await settle()
  show(`100 messages, beside ${MANY} of others`, await measure(short), small)
} finally {
  await server.stop()
  await upstream.close()
  await admin.end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(0)

/** Questions and answers in turn, of some fifty words, an hour apart; one in a thousand is about giraffes. */
async function fill({ familyId, conversationId }: Seat, messages: number): Promise<void> {
  await admin.query(
    `with numbered as (
      select n, (lpad(to_hex((extract(epoch from now() - make_interval(hours => $3::int - n)) * 1000)::bigint), 12, '0')
        || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid as id from generate_series(1, $3::int) n
    )
    insert into message (family_id, id, conversation_id, author, content, client_id, answer_to)
    select $1, id, $2, case when n % 2 = 1 then 'user' else 'assistant' end,
      $4::text || ' Number ' || n || case when n % 1000 = 7 then ' giraffe.' else '.' end,
      case when n % 2 = 1 then gen_random_uuid() end, case when n % 2 = 0 then lag(id) over (order by n) end
    from numbered`,
    [familyId, conversationId, messages, nextMessage()],
  )
  await admin.query('update conversation set message_count = $3 where family_id = $1 and id = $2', [
    familyId,
    conversationId,
    messages,
  ])
}

async function settle(): Promise<void> {
  await admin.query('vacuum analyze')
}

type Times = Record<string, number>

async function measure({ cookie, conversationId }: Seat): Promise<Times> {
  const path = `/api/conversations/${conversationId}`
  const ask = async (of: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(server.url + of, { headers, ...post })
    if (response.status !== 200) throw new Error(`${of}: ${response.status}`)
    return response.text()
  }
  const search = async (query: string) => {
    await admin.query('delete from rate_limit')
    return median(() => ask('/api/searches', { query }))
  }
  const send = async () => {
    const said = await ask(`${path}/messages`, { clientId: crypto.randomUUID(), text: nextMessage() })
    if (!said.includes('event: ended')) throw new Error('an answer did not end')
  }
  return {
    open: await median(() => ask(path)),
    send: await median(send),
    'search a rare word': await search('giraffe'),
    'search a common word': await search('bed'),
    'search no word': await search('volcano'),
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < 5; n++) await work()
  const times: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return percentile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

function show(what: string, times: Times, base: Times): void {
  const cells = Object.entries(times).map(
    ([name, ms]) => `${name} ${ms.toFixed(1)} ms (${(ms / (base[name] ?? ms)).toFixed(2)})`,
  )
  console.log(`${what}: ${cells.join(', ')}`)
}
