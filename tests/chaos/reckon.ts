import type pg from 'pg'
import type { Fault, Parent } from './parent.ts'

type Row = { client_id: string; content: string; replies: string[]; charged: number; is_answered: boolean }

/** Each message of a conversation as it's stored, in the order in which a parent reads them. */
const MESSAGES = `select m.client_id, m.content,
    array(select r.status from reply r where r.family_id = m.family_id and r.message_id = m.id order by r.created_at) as replies,
    (select count(*)::int from reply r where r.family_id = m.family_id and r.message_id = m.id and r.charged) as charged,
    exists (select 1 from message a where a.family_id = m.family_id and a.answer_to = m.id
      and (a.status = 'complete' or (a.status = 'stopped' and a.content <> ''))) as is_answered
  from message m where m.family_id = $1 and m.conversation_id = $2 and m.author = 'user' order by m.id`

const CHILD =
  'select remaining_messages as remaining, used_messages as used from child where family_id = $1 and id = $2'

/** Compares what each parent was told with what is stored: every message once and in order, credits exact, every reply ended. */
export const reckon = async (client: pg.Client, parents: Parent[], creditsAtFirst: number) => {
  const faults: Fault[] = []
  const endings: Record<string, number> = {}
  let messages = 0
  for (const { name, seat, said } of parents) {
    const fault = (what: string) => void faults.push({ who: name, what })
    const { rows } = await client.query<Row>(MESSAGES, [seat.familyId, seat.conversationId])
    const known = said.filter(({ messageId }) => messageId !== null)
    messages += known.length
    for (const { clientId, text } of known) {
      const times = rows.filter((row) => row.client_id === clientId).length
      if (times !== 1) fault(`"${text}" was acknowledged and is there ${times} times`)
    }
    const order = rows.map(({ content }) => content).join(', ')
    const right = known.map(({ text }) => text).join(', ')
    if (order !== right) fault(`is in another order: ${order}`)
    for (const { content, replies, charged, is_answered: isAnswered } of rows) {
      for (const status of replies) endings[status] = (endings[status] ?? 0) + 1
      if (replies.length === 0) fault(`"${content}" has no reply`)
      if (replies.includes('running')) fault(`"${content}" is still being answered`)
      if (charged !== (isAnswered ? 1 : 0)) fault(`"${content}" cost ${charged}: ${replies.join(', ')}`)
    }
    const { rows: children } = await client.query(CHILD, [seat.familyId, seat.childId])
    const spent = rows.reduce((sum, { charged }) => sum + charged, 0)
    const { remaining, used } = children[0]
    if (creditsAtFirst - remaining !== spent || used !== spent)
      fault(`has ${remaining} credits of ${creditsAtFirst} and used ${used}, but spent ${spent}`)
  }
  const { rows: log } = await client.query('select count(*)::int as count from reply_event')
  if (log[0].count > 0) faults.push({ who: 'the log', what: `still has ${log[0].count} rows` })
  return { faults, endings, messages }
}

/** Answers nobody has settled yet. */
export const countRunning = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query("select count(*)::int as count from reply where status = 'running'")
  return rows[0].count
}
