/**
 * A plain chat, to measure against: Hono and Postgres, nothing else. It checks a session, takes a credit and stores both messages, in one
 * prepared statement before the answer and one after it. It knows nothing of children, safety, guidance, resending or crashes.
 */
import { randomUUID } from 'node:crypto'
import { getCookie } from 'hono/cookie'
import pg from 'pg'
import { listen, passOn } from './proxy.ts'

const TABLES = `
  create table if not exists account (id uuid primary key, credits int not null);
  create table if not exists session (token text primary key, account_id uuid not null references account, expires_at timestamptz not null);
  create table if not exists conversation (id uuid primary key, account_id uuid not null references account, messages int not null default 0);
  create table if not exists message (
    id uuid primary key, conversation_id uuid not null references conversation, author text not null, content text not null,
    answer_to uuid, created_at timestamptz not null default now()
  );
  create index if not exists message_conversation_idx on message (conversation_id, created_at);
`

/** $1 token $2 conversation $3 message id $4 text. No row: nobody is signed in, it is not theirs, or no credit is left. */
const BEFORE = {
  name: 'before',
  text: `with who as (
    select c.id, c.account_id from session s join conversation c on c.account_id = s.account_id
    where s.token = $1 and s.expires_at > now() and c.id = $2
  ), paid as (
    update account set credits = credits - 1 from who where account.id = who.account_id and credits > 0 returning credits
  ), said as (
    insert into message (id, conversation_id, author, content) select $3, who.id, 'user', $4 from who, paid returning id
  )
  select paid.credits from paid, said`,
}

/** $1 conversation $2 answer id $3 text $4 message id. */
const AFTER = {
  name: 'after',
  text: `with answered as (
    insert into message (id, conversation_id, author, content, answer_to) values ($2, $1, 'assistant', $3, $4)
  )
  update conversation set messages = messages + 2 where id = $1`,
}

export type ReferenceSeat = { token: string; conversationId: string }

/** The tables, and so many accounts with a session and a conversation each. */
export const prepareReference = async (databaseUrl: string, seats: number): Promise<ReferenceSeat[]> => {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await pool.query(TABLES)
  const made = await Promise.all(
    Array.from({ length: seats }, async () => {
      const [accountId, token, conversationId] = [randomUUID(), randomUUID(), randomUUID()]
      await pool.query('insert into account values ($1, 1000000)', [accountId])
      await pool.query(`insert into session values ($1, $2, now() + interval '1 day')`, [token, accountId])
      await pool.query('insert into conversation values ($1, $2)', [conversationId, accountId])
      return { token, conversationId }
    }),
  )
  await pool.end()
  return made
}

if (import.meta.main) {
  const [upstreamUrl = '', databaseUrl = ''] = process.argv.slice(2)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, idleTimeoutMillis: 0 })
  listen(async (c) => {
    const { conversationId, text } = await c.req.json()
    const messageId = randomUUID()
    const before = [getCookie(c, 'session'), conversationId, messageId, text]
    const { rows } = await pool.query({ ...BEFORE, values: before })
    if (rows.length === 0) return c.json({ error: 'refused' }, 403)
    const body = JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: text }] })
    return passOn(c, upstreamUrl, body, async (answer) => {
      await pool.query({ ...AFTER, values: [conversationId, randomUUID(), answer, messageId] })
    })
  })
}
