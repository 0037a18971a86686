import { LAST_MESSAGE_CHARS } from '../rules.ts'
import { contextOf } from './context-of.ts'
import { GRAVITY } from './gravity.ts'

/**
 * The statements that every message waits for, each one round trip. Everything a message changes before its first token happens in
 * SEND, and everything after its last in SETTLE, so that a crash between them leaves a running reply, which the reaper settles.
 *
 * Whatever writes locks in one order: the child, the conversation, the message, the reply. A deleted child takes the others with it in this
 * order, so two that went by another one could wait for each other.
 */

/** How a talk began, and what it came to: its oldest summary and its newest three, oldest first. $1 is the family. */
const summariesOf = (
  conversationId: string,
) => `(select coalesce(json_agg(kept.summary order by kept.message_count), '[]') from (
      (select message_count, summary from summary where family_id = $1 and conversation_id = ${conversationId} order by message_count limit 1)
      union
      (select message_count, summary from summary where family_id = $1 and conversation_id = ${conversationId} order by message_count desc limit 3)
    ) kept) as summaries`

/**
 * A new message's id: the given one, or where that wouldn't be the conversation's last, one a millisecond behind the last. Ids are made by
 * replicas, whose clocks differ, and their order is what a parent reads. $1 is the family.
 */
const lastId = (given: string, conversationId: string) => `(select case
    when last.id >= ${given}::uuid then (lpad(to_hex(('x' || left(replace(last.id::text, '-', ''), 12))::bit(48)::bigint + 1), 12, '0')
      || right(replace(${given}::text, '-', ''), 20))::uuid
    else ${given}::uuid end
  from (select 1) as one left join lateral (
    select id from message where family_id = $1 and conversation_id = ${conversationId} order by id desc limit 1
  ) last on true)`

/** What the family's other children and other members are called, so that no name of theirs is sent. $1 is the family. */
const otherNames = (
  childId: string,
  writer: string,
) => `(select coalesce(json_agg(names order by place, id), '[]') from (
      select 0 as place, other.id, other.name || other.also_called as names from child other
      where other.family_id = $1 and other.id <> ${childId}
      union all
      select 1, member.user_id, array[named.name] from family_member member join "user" named on named.id = member.user_id
      where member.family_id = $1 and member.user_id is distinct from ${writer}::uuid and named.name <> ''
    ) others) as other_names`

/** $1 family $2 conversation $3 reader, null for a visitor. */
export const CONTEXT = {
  name: 'read_context',
  text: `select ${contextOf('$1::uuid', '$3::uuid')} as context`,
}

/**
 * $1 family $2 conversation $3 client id $4 message id $5 text $6 reply id $7 charged $8 reply status $9 card $10 level $11 choice, null where it was typed $12 who writes, null for a visitor
 * No row: the conversation is not there. No `message_id` in it: nothing was kept, since `refusal` says that the child is frozen or without
 * a credit, or since this client id was sent before. What was sent before is told first: a refusal may be of a message sent again.
 */
export const SEND = {
  name: 'send_message',
  text: `with talk as (
    select id, child_id, kind, level, is_shared from readable_conversation
    where family_id = $1 and id = $2 and reader_id is not distinct from $12::uuid
  ), held as (
    select child.id, child.remaining_messages as remaining, child.is_frozen from child join talk on talk.child_id = child.id
    where child.family_id = $1 for no key update of child
  ), decided as (
    select id, remaining, $7 and remaining > 0 as is_paid, case
      when is_frozen and ($7 or $11::text is not null) then 'frozen'
      when $7 and remaining = 0 then 'no_credits'
    end as refusal
    from held
  ), said as (
    insert into message (family_id, id, conversation_id, author, user_id, content, client_id, card, choice)
    select $1, ${lastId('$4', '$2')}, talk.id, 'user', $12, $5, $3, $9, $11 from talk join decided on decided.id = talk.child_id
    where decided.refusal is null
    on conflict (family_id, conversation_id, client_id) do nothing
    returning id, created_at
  ), paid as (
    update child set remaining_messages = child.remaining_messages - 1, used_messages = child.used_messages + 1
    from decided, said
    where child.family_id = $1 and child.id = decided.id and decided.is_paid
    returning child.remaining_messages
  ), started as (
    insert into reply (family_id, id, conversation_id, message_id, child_id, status, charged, remaining_after)
    select $1, $6, $2, said.id, decided.id, $8, decided.is_paid,
      coalesce((select remaining_messages from paid), decided.remaining)
    from decided, said
    returning remaining_after
  ), marked as (
    update conversation set message_count = message_count + case when $8 = 'running' then 0 else 1 end, last_message = left($5, ${LAST_MESSAGE_CHARS}),
      level = case when coalesce(array_position(${GRAVITY}, conversation.level), 0) < array_position(${GRAVITY}, $10::text)
        then $10 else conversation.level end
    from said where conversation.family_id = $1 and conversation.id = $2 and ($10::text is not null or $8 <> 'running')
  )
  select talk.kind, talk.level, talk.is_shared, said.id as message_id, said.created_at, started.remaining_after as remaining,
    (select refusal from decided) as refusal,
    (select plan.priority from subscription join plan on plan.id = plan_id where family_id = $1) as priority,
    child.id as child_id, child.name, child.age, child.personality_profile, child.interests, child.also_called,
    (select coalesce(json_agg(recent order by recent.id), '[]') from (
      select id, author, content, status, guide_note, choice, choices from message
      where family_id = $1 and conversation_id = $2 order by id desc limit 24
    ) recent) as turns,
    ${otherNames('talk.child_id', '$12')},
    ${summariesOf('$2')}
  from talk left join said on true left join started on true
    left join child on child.family_id = $1 and child.id = talk.child_id`,
}

/**
 * $1 family $2 reply id $3 status $4 answer id $5 text $6 error $7 gives the credit back $8 sources $9 guide's note $10 last message, null when the answer has no words $11 what was sent $12 is an answer, and no attempt that failed $13 parts $14 choices $15 instructions that were sent before $11
 * A message is counted with its first answer, so that nothing is counted anew. The row says how many messages the conversation has now, and had at its newest summary. No row: it was settled before. An answer with
 * nothing in it (stopped before its first word) leaves no message, and one that costs
 * nothing does not take the place of a whole one.
 */
export const SETTLE = {
  name: 'settle_reply',
  text: `with open as (
    select id, conversation_id, message_id, child_id, charged from reply
    where family_id = $1 and id = $2 and status = 'running'
  ), held_child as (
    select child.id from child join open on open.child_id = child.id
    where child.family_id = $1 for no key update of child
  ), held_talk as (
    select conversation.id, conversation.changes + 1 as change from conversation join open on open.conversation_id = conversation.id
      cross join (select count(*) from held_child) as after
    where conversation.family_id = $1 for no key update of conversation
  ), ended as (
    update reply set status = $3, charged = open.charged and not $7, heartbeat_at = now(), sent = $11, instructions_id = $15
    from open cross join (select count(*) from held_talk) as after
    where reply.family_id = $1 and reply.id = open.id and reply.status = 'running'
    returning open.conversation_id, open.message_id, open.child_id, open.charged, not exists (select 1 from reply other
      where other.family_id = $1 and other.message_id = open.message_id and other.id <> open.id)
      -- What was imported was counted then, and has no id of its writer.
      and exists (select 1 from message m where m.family_id = $1 and m.id = open.message_id and m.client_id is not null) as is_first
  ), returned as (
    update child set remaining_messages = child.remaining_messages + 1,
      used_messages = greatest(0, child.used_messages - 1)
    from ended where $7 and ended.charged and child.family_id = $1 and child.id = ended.child_id
      and child.remaining_messages >= 0
    returning child.remaining_messages
  ), replaced as (
    delete from message using ended where message.family_id = $1 and message.answer_to = ended.message_id
      and message.conversation_id = ended.conversation_id and (message.status <> 'complete' or $12)
    returning message.id
  ), answered as (
    insert into message (family_id, id, conversation_id, author, content, status, error, answer_to, sources, guide_note, parts, choices, place, change)
    select $1, ${lastId('$4', 'ended.conversation_id')}, conversation_id, 'assistant', $5, $3, $6, message_id, $8, $9, $13, $14, held_talk.change, held_talk.change
    from ended join held_talk on held_talk.id = ended.conversation_id
    where ($5 <> '' or $3 <> 'stopped') and not (not $12 and exists (select 1 from message whole
      where whole.family_id = $1 and whole.conversation_id = ended.conversation_id
        and whole.answer_to = ended.message_id and whole.status = 'complete'))
    returning id, created_at
  ), counted as (
    update conversation set
      last_message = coalesce((select $10::text from answered), (select left(m.content, ${LAST_MESSAGE_CHARS}) from message m
        where m.family_id = $1 and m.conversation_id = ended.conversation_id and m.content <> ''
          and m.id not in (select id from replaced) order by m.id desc limit 1), last_message),
      message_count = message_count - (select count(*) from replaced) + (select count(*) from answered)
        + case when ended.is_first then 1 else 0 end,
      changes = changes + 1
    from ended where conversation.family_id = $1 and conversation.id = ended.conversation_id
    returning message_count
  ), cleared as (
    delete from reply_event using ended where reply_event.family_id = $1 and reply_event.reply_id = $2
  )
  select ended.message_id, (select id from answered) as id, (select created_at from answered) as created_at, coalesce(
    (select remaining_messages from returned),
    (select remaining_messages from child where child.family_id = $1 and child.id = ended.child_id)) as remaining,
    (select message_count from counted) as messages, (select coalesce(max(message_count), 0) from summary
      where summary.family_id = $1 and summary.conversation_id = ended.conversation_id) as summarised,
    case when not ended.charged then 'none' when $7 then 'returned' else 'kept' end as credit
  from ended`,
}

/**
 * $1 family $2 reply id $3 card $4 its level where it is loud. While a reply runs its message gets another card: the conversation then has the
 * graver level, or where the card goes, the gravest that its other messages have.
 */
export const CHANGE_CARD = {
  name: 'change_card',
  text: `with held as (
    select conversation.id, conversation.changes + 1 as change, reply.message_id from conversation
    join reply on reply.family_id = $1 and reply.id = $2 and reply.status = 'running'
      and reply.conversation_id = conversation.id
    where conversation.family_id = $1 for no key update of conversation
  ), changed as (
    update message set card = $3, change = held.change from held where message.family_id = $1 and message.id = held.message_id
    returning message.id
  )
  update conversation set level = case
    when $4::text is not null then (${GRAVITY})[greatest(coalesce(array_position(${GRAVITY}, level), 0), array_position(${GRAVITY}, $4::text))]
    else (select (${GRAVITY})[max(array_position(${GRAVITY}, other.card ->> 'level'))] from message other
      where other.family_id = $1 and other.conversation_id = held.id and other.id <> held.message_id
        and coalesce(other.card ->> 'loud', 'true') = 'true')
    end, changes = changes + 1
  from held where conversation.family_id = $1 and conversation.id = held.id
    and exists (select 1 from changed)`,
}

/**
 * Arrays, one element a reply: $1 families $2 reply ids $3 seqs $4 deltas; $5 it is time for a sign of life of their writer. What was added
 * to each answer: the answers themselves are only held, and written anew for the sign. No row for a reply: it was settled.
 */
export const APPEND = {
  name: 'append_replies',
  text: `with given as (
    select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[]) as given(family_id, reply_id, seq, delta)
  ), held as (
    select reply.id, reply.stop_requested from reply join given on reply.family_id = given.family_id and reply.id = given.reply_id
    where reply.status = 'running' order by reply.id for no key update of reply
  ), alive as (
    update reply set heartbeat_at = now() from given join held on held.id = given.reply_id
    where $5 and reply.family_id = given.family_id and reply.id = given.reply_id
  ), kept as (
    insert into reply_event (family_id, reply_id, seq, delta)
    select given.* from given join held on held.id = given.reply_id where given.delta <> ''
    on conflict do nothing
  )
  select id, stop_requested from held`,
}

/**
 * $1 family $2 message id $3 reply id $4 replaces $5 who asks, null for a visitor. Another attempt at a message whose answers all failed, or at the last one when another
 * answer is wanted for the one named. Free where the message has a loud card of crisis or emergency, like the first one was.
 * `refusal` as in SEND, and then nothing was begun; a unique violation on reply_running_idx while another attempt runs. No row: nothing to retry.
 */
export const RETRY = {
  name: 'retry_message',
  text: `with said as (
    select m.id, m.conversation_id, m.content, m.choice, m.client_id, m.created_at, m.card, c.child_id, c.kind, c.level, c.is_shared,
      m.choice is null
        and not coalesce(m.card ->> 'level' in ('crisis', 'emergency') and coalesce(m.card ->> 'loud', 'true') = 'true', false) as is_charged
    from message m join readable_conversation c on c.family_id = m.family_id and c.id = m.conversation_id
      and c.reader_id is not distinct from $5::uuid
    where m.family_id = $1 and m.id = $2 and m.author = 'user'
      and not exists (select 1 from message a where a.family_id = $1 and a.conversation_id = m.conversation_id
        and a.answer_to = m.id and a.status = 'complete' and a.id is distinct from $4)
      and not exists (select 1 from reply r where r.family_id = $1 and r.message_id = m.id and r.status = 'running')
      and ($4::uuid is null or m.choice is null)
      and ($4::uuid is null or not exists (select 1 from message later where later.family_id = $1
        and later.conversation_id = m.conversation_id and later.author = 'user' and later.id > m.id))
  ), decided as (
    select child.id, child.remaining_messages as remaining, is_charged and child.remaining_messages > 0 as is_paid, case
      when child.is_frozen and (is_charged or said.choice is not null) then 'frozen'
      when is_charged and child.remaining_messages = 0 then 'no_credits'
    end as refusal
    from child join said on child.id = said.child_id where child.family_id = $1 for no key update of child
  ), paid as (
    update child set remaining_messages = child.remaining_messages - 1, used_messages = child.used_messages + 1
    from decided where child.family_id = $1 and child.id = decided.id and decided.is_paid and decided.refusal is null
    returning child.remaining_messages
  ), started as (
    insert into reply (family_id, id, conversation_id, message_id, child_id, status, charged, remaining_after)
    select $1, $3, conversation_id, said.id, child_id, 'running', decided.is_paid,
      coalesce((select remaining_messages from paid), decided.remaining)
    from said join decided on decided.refusal is null
    returning remaining_after
  )
  select said.kind, said.level, said.is_shared, said.id as message_id, said.created_at, said.card, said.content, said.choice, said.client_id, said.conversation_id,
    started.remaining_after as remaining, (select refusal from decided) as refusal,
    (select plan.priority from subscription join plan on plan.id = plan_id where family_id = $1) as priority,
    child.id as child_id, child.name, child.age, child.personality_profile, child.interests, child.also_called,
    (select coalesce(json_agg(recent order by recent.id), '[]') from (
      select id, author, content, status, guide_note, choice, choices from message
      where family_id = $1 and conversation_id = said.conversation_id and id < said.id order by id desc limit 24
    ) recent) as turns,
    (select json_build_object('content', a.content, 'note', a.guide_note, 'reason', f.reason) from message a
      left join feedback f on f.family_id = a.family_id and f.message_id = a.id and not f.is_helpful
      where a.family_id = $1 and a.id = $4 and a.answer_to = said.id) as instead,
    ${otherNames('said.child_id', '$5')},
    ${summariesOf('said.conversation_id')}
  from said left join started on true join child on child.family_id = $1 and child.id = said.child_id`,
}
