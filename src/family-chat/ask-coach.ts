import type { Member } from '../accounts/member.ts'
import type { CoachRequest } from '../coach/coach.ts'
import type { Turn } from '../coach/contract.ts'
import { spokenTurns, typeOfProfile } from '../coach/rules.ts'
import { answerMessage, type WritingParts } from '../conversation/answer-message.ts'
import { FREE_ANSWERS } from '../conversation/send-within-limits.ts'
import type { Choice } from '../guidance/contract.ts'
import type { GuideNote } from '../guidance/talk.ts'
import type { Row } from '../platform/db/db.ts'
import { hasCode, onceMoreAfterDeadlock } from '../platform/db/sql-error.ts'
import { take } from '../platform/http/rate-limit.ts'
import { newId } from '../platform/ids.ts'
import { assess } from '../safety/assess.ts'
import type { SafetyCard } from '../safety/contract.ts'
import type { Whereabouts } from '../safety/country-of.ts'
import { isFree } from '../safety/rules.ts'
import type { ChatMessage, NoAnswer } from './contract.ts'
import { listPayers } from './data/queries.ts'
import { ASK } from './data/statements.ts'
import { payerOf, withoutCall } from './rules.ts'
import { tellFamily } from './tell-family.ts'

type Asker = Member & { userId: string }
type Said = Turn & {
  note: GuideNote | null
  choice: string | null
  choices: Choice[] | null
  user_id: string | null
}
type Person = { id: string; name: string; email: string }
type AskedRow = Row & {
  conversation_id: string
  content: string
  choice: string | null
  card: SafetyCard | null
  level: string | null
  writer_id: string | null
  refusal: 'no_credits' | null
  priority: number
  child_id: string
  name: string
  age: number
  personality_profile: string | null
  interests: string[]
  also_called: string[]
  turns: Said[]
  other_names: string[][]
  people: Person[]
}

/**
 * Begins the coach's answer to a message of the family chat, unless it has one or is being answered. It costs the credit of the child it's about, given back without an
 * answer. Says why nobody answers where that is so. The answer is written to its end whoever reads along.
 */
export const askCoach = async (
  parts: WritingParts,
  asker: Asker,
  { id, content, choice, card }: ChatMessage,
  whereabouts: Whereabouts,
): Promise<NoAnswer> => {
  const { database } = parts
  const { familyId, userId } = asker
  const payer = payerOf(content, await listPayers(database.db, familyId))
  if (!payer) return 'no_child'
  const isOfDanger = !choice && card !== null && isFree(card)
  if (isOfDanger && !(await take(database.db, FREE_ANSWERS, familyId)).isAllowed) return 'free_limit'
  const replyId = newId()
  const begin = () => database.run<AskedRow>(ASK, [familyId, id, replyId, payer.id, userId])
  const [row] = await onceMoreAfterDeadlock(begin).catch((error) => {
    // Somebody else asked at the same moment.
    if (hasCode(error, UNIQUE)) return []
    throw error
  })
  if (!row) return null
  if (row.refusal) return row.refusal
  void tellFamily(database, familyId)
  const request = requestFrom(row, { familyId, userId, messageId: id })
  const { parent } = request
  void answerMessage(
    parts,
    { member: asker, ...(parent ? { parent } : {}) },
    { replyId, conversationId: row.conversation_id, talk: 'family', request },
    whereabouts,
    (event) => event.type === 'card' && void tellFamily(database, familyId),
  ).finally(() => tellFamily(database, familyId))
  return null
}

const requestFrom = (
  row: AskedRow,
  kept: { familyId: string; userId: string; messageId: string },
): CoachRequest => {
  const writer = row.people.find(({ id }) => id === row.writer_id)
  const others = row.people.filter((person) => person !== writer)
  const speakerOf = (userId: string | null) => {
    if (userId === row.writer_id) return 0
    const at = others.findIndex(({ id }) => id === userId)
    return at < 0 ? null : at + 1
  }
  const turns = row.turns.map(({ user_id, ...turn }) =>
    turn.author === 'user' ? { ...turn, speaker: speakerOf(user_id) } : turn,
  )
  const text = row.choice ? row.content : withoutCall(row.content)
  return {
    kind: 'family',
    child: {
      name: row.name,
      age: Number(row.age),
      type: typeOfProfile(row.personality_profile),
      interests: row.interests,
      alsoCalled: row.also_called,
    },
    turns: spokenTurns(turns),
    text,
    choice: row.choice,
    childId: row.child_id,
    priority: row.priority,
    personalityProfile: row.personality_profile,
    otherNames: row.other_names,
    otherParents: others.map(({ name }) => name),
    ...(writer ? { parent: { uid: writer.id, email: writer.email, name: writer.name } } : {}),
    isGrave: row.level !== null,
    kept: { ...kept, isShared: true },
    care: row.choice ? null : assess(row.content, { childAge: Number(row.age) }),
    card: row.card,
  }
}

const UNIQUE = '23505'
