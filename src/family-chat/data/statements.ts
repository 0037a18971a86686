import { GRAVITY } from '../../conversation/data/gravity.ts'

/**
 * What a message in the family chat waits for. Whatever happens there takes the next number of its conversation while that is held, so that everybody
 * sees one order, whichever replica they talk to. Locks are taken as everywhere: the child, the conversation, the message, the reply.
 */

const chatOf = (reader: string) => `select id, level from readable_conversation
    where family_id = $1 and kind = 'family' and reader_id = ${reader}`

/**
 * $1 family $2 who writes $3 message id $4 client id $5 text $6 card $7 level of a loud card $8 choice. The others wait for what they haven't
 * read from now on. No row: there's no chat of theirs, or this client id was sent before.
 */
export const SAY = {
  name: 'say_in_family_chat',
  text: `with chat as (${chatOf('$2::uuid')}), held as (
    select c.id, c.changes + 1 as change from conversation c join chat on chat.id = c.id
    where c.family_id = $1 for no key update of c
  ), said as (
    insert into message (family_id, id, conversation_id, author, user_id, content, client_id, card, choice, place, change)
    select $1, $3, held.id, 'user', $2, $5, $4, $6, $8, held.change, held.change from held
    on conflict (family_id, conversation_id, client_id) do nothing
    returning id
  ), counted as (
    update conversation set changes = changes + 1,
      level = case when coalesce(array_position(${GRAVITY}, conversation.level), 0) < array_position(${GRAVITY}, $7::text)
        then $7 else conversation.level end
    from held, said where conversation.family_id = $1 and conversation.id = held.id
  ), waiting as (
    insert into family_chat_member (family_id, user_id, waiting_since, read_place)
    select $1, m.user_id, case when m.user_id = $2 then null else now() end,
      case when m.user_id = $2 then held.change else 0 end
    from family_member m, held, said where m.family_id = $1 and m.role <> 'carer'
    order by m.user_id
    on conflict (family_id, user_id) do update set
      waiting_since = coalesce(family_chat_member.waiting_since, excluded.waiting_since)
  )
  select id from said`,
}

/**
 * $1 family $2 message $3 reply id $4 the child who pays $5 who asks. Begins an answer to a message that has none and isn't being answered. Free where
 * it was tapped, or has a loud card of crisis or emergency. No row: nothing to answer; a row with \`refusal\`: nothing was begun. A unique
 * violation on reply_running_idx while another attempt runs.
 */
export const ASK = {
  name: 'ask_in_family_chat',
  text: `with chat as (${chatOf('$5::uuid')}), said as (
    select m.*, chat.level, m.choice is null and not coalesce(m.card ->> 'level' in ('crisis', 'emergency')
      and coalesce(m.card ->> 'loud', 'true') = 'true', false) as is_charged
    from message m join chat on chat.id = m.conversation_id
    where m.family_id = $1 and m.id = $2 and m.author = 'user'
      and not exists (select 1 from message a where a.family_id = $1 and a.answer_to = m.id and a.status = 'complete')
      and not exists (select 1 from reply r where r.family_id = $1 and r.message_id = m.id and r.status = 'running')
  ), decided as (
    select child.id, child.remaining_messages as remaining, is_charged and child.remaining_messages > 0 as is_paid,
      case when is_charged and child.remaining_messages = 0 then 'no_credits' end as refusal
    from child join said on true where child.family_id = $1 and child.id = $4 and not child.is_frozen
    for no key update of child
  ), paid as (
    update child set remaining_messages = child.remaining_messages - 1, used_messages = child.used_messages + 1
    from decided where child.family_id = $1 and child.id = decided.id and decided.is_paid and decided.refusal is null
    returning child.remaining_messages
  ), told as (
    update conversation set changes = changes + 1 from said, decided
    where conversation.family_id = $1 and conversation.id = said.conversation_id and decided.refusal is null
  ), started as (
    insert into reply (family_id, id, conversation_id, message_id, child_id, status, charged, remaining_after)
    select $1, $3, said.conversation_id, said.id, decided.id, 'running', decided.is_paid,
      coalesce((select remaining_messages from paid), decided.remaining)
    from said join decided on decided.refusal is null
  )
  select said.conversation_id, said.content, said.choice, said.card, said.level, said.user_id as writer_id, decided.refusal,
    (select plan.priority from subscription join plan on plan.id = plan_id where family_id = $1) as priority,
    child.id as child_id, child.name, child.age, child.personality_profile, child.interests, child.also_called,
    (select coalesce(json_agg(recent order by recent.place), '[]') from (
      select t.place, t.author, t.content, t.status, t.guide_note as note, t.choice, t.choices, t.user_id from message t
      where t.family_id = $1 and t.conversation_id = said.conversation_id and t.place < said.place order by t.place desc limit 24
    ) recent) as turns,
    (select coalesce(json_agg(other.name || other.also_called order by other.id), '[]') from child other
      where other.family_id = $1 and other.id <> decided.id) as other_names,
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email) order by fm.created_at, u.id), '[]')
      from family_member fm join "user" u on u.id = fm.user_id where fm.family_id = $1) as people
  from said join decided on true join child on child.family_id = $1 and child.id = decided.id`,
}

/** $1 family. What an open page goes by besides the messages. No row: the family has no chat. */
export const STATE = {
  name: 'family_chat_state',
  text: `select c.changes, f.answers,
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'isHere', coalesce(here.here_until > now(), false))
        order by m.role = 'owner' desc, m.created_at, u.id), '[]')
      from family_member m join "user" u on u.id = m.user_id
      left join family_chat_member here on here.family_id = m.family_id and here.user_id = m.user_id
      where m.family_id = $1 and m.role <> 'carer') as members,
    (select coalesce(json_agg(json_build_object('replyId', r.id, 'messageId', r.message_id) order by r.id), '[]')
      from reply r where r.family_id = $1 and r.conversation_id = c.id and r.status = 'running') as running
  from family_chat f join conversation c on c.family_id = f.family_id and c.id = f.conversation_id
  where f.family_id = $1 and c.deleted_at is null`,
}

/** $1 family $2 who. One that opens a page is here, until shortly after they've left. The row says whether others see something new in that. */
export const COME = {
  name: 'come_to_family_chat',
  text: `with before as (select here_until > now() as was_here from family_chat_member where family_id = $1 and user_id = $2)
  insert into family_chat_member (family_id, user_id, here_until)
  select m.family_id, m.user_id, now() + interval '25 seconds' from family_member m
  where m.family_id = $1 and m.user_id = $2 and m.role <> 'carer'
  on conflict (family_id, user_id) do update set here_until = excluded.here_until
  returning not coalesce((select was_here from before), false) as is_new`,
}
