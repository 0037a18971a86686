import { Fragment } from 'react'
import type { PartialAnswer } from '../../conversation/rules.ts'
import { AnswerText } from '../../conversation/screens/answer/answer-text.tsx'
import { ChoiceChips } from '../../conversation/screens/answer/choice-chips.tsx'
import { stopReply } from '../../conversation/screens/api.ts'
import { dayOf, dayText } from '../../conversation/screens/times.ts'
import type { Choice } from '../../guidance/contract.ts'
import type { ChatMessage, FamilyChat } from '../contract.ts'
import { CoachBubble, CoachWriting } from './coach-bubble.tsx'
import { SaidBubble, type Writer } from './said-bubble.tsx'
import type { Pending } from './use-saying.ts'
import { FORMER } from './words.ts'

const CLOSE_MS = 3 * 60 * 1000

type RoomLogProps = {
  chat: FamilyChat
  pending: Pending[]
  written: Map<string, PartialAnswer>
  /** What was new when the page opened begins behind this place. */
  readBefore: number
  isFormatted: boolean
  onAsk: (messageId: string) => void
  onTap: (choice: Choice) => void
}

/** All that was said, in the server's order. */
export function RoomLog(props: RoomLogProps) {
  const { chat, pending, written, readBefore, isFormatted, onAsk, onTap } = props
  const { messages, running, answers, canWrite } = chat
  const writerOf = writers(chat)
  const canAsk = canWrite && answers !== 'never'
  const last = messages.at(-1)
  const firstNew = messages.find(({ place, writerId }) => place > readBefore && writerId !== chat.meId)
  const isFirstNew = (message: ChatMessage) => message === firstNew && message !== messages[0]
  const kept = new Set(messages.map(({ clientId }) => clientId))
  const now = new Date()
  return (
    <>
      {messages.length === 0 && pending.length === 0 ? <Welcome chat={chat} /> : null}
      {messages.map((message, n) => {
        const before = messages[n - 1]
        const isNewDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
        const asked = message.answerTo ? messages.find(({ id }) => id === message.answerTo) : undefined
        return (
          <Fragment key={message.id}>
            {isNewDay ? (
              <h2 className="text-center font-medium text-ink-faint text-xs">
                {dayText(message.createdAt, now)}
              </h2>
            ) : null}
            {isFirstNew(message) ? <NewLine /> : null}
            {message.author === 'assistant' ? (
              <CoachBubble
                message={message}
                about={asked && asked !== before ? asked.content : null}
                isFormatted={isFormatted}
                onRetry={canAsk && message.answerTo ? () => onAsk(message.answerTo ?? '') : null}
              />
            ) : (
              <SaidBubble
                message={message}
                writer={writerOf(message.writerId)}
                isContinued={!isNewDay && !isFirstNew(message) && isContinued(before, message)}
              >
                {message === last && canAsk && running.length === 0 ? (
                  <button
                    type="button"
                    onClick={() => onAsk(message.id)}
                    className="touch -my-2 font-semibold text-accent-ink underline decoration-accent/40 underline-offset-4 hover:decoration-current"
                  >
                    Ask the coach about this
                  </button>
                ) : null}
              </SaidBubble>
            )}
          </Fragment>
        )
      })}
      {pending
        .filter(({ clientId }) => !kept.has(clientId))
        .map(({ clientId, text }) => (
          <SaidBubble
            key={clientId}
            message={{ content: text, card: null, choice: null }}
            writer={writerOf(chat.meId)}
            isContinued={false}
          />
        ))}
      {running.map(({ replyId, messageId }) => (
        <CoachWriting
          key={replyId}
          written={written.get(messageId)}
          isFormatted={isFormatted}
          onStop={() => void stopReply(replyId).catch(() => undefined)}
        />
      ))}
      {canAsk && running.length === 0 && last?.choices?.length ? (
        <ChoiceChips choices={last.choices} onTap={onTap} />
      ) : null}
    </>
  )
}

const isContinued = (before: ChatMessage | undefined, { writerId, createdAt }: ChatMessage): boolean =>
  before?.author === 'user' &&
  before.writerId === writerId &&
  before.card === null &&
  Date.parse(createdAt) - Date.parse(before.createdAt) < CLOSE_MS

/** Whoever wrote has their place's colour; who left has the last. */
const writers = ({ members, meId }: FamilyChat) => {
  const known = new Map<string | null, Writer>(
    members.map(({ id, name }, place) => [id, { name, colour: place % 5, isMe: id === meId }]),
  )
  return (id: string | null): Writer => known.get(id) ?? { name: FORMER, colour: 5, isMe: false }
}

const NewLine = () => (
  <p className="flex items-center gap-3 font-semibold text-glow-ink text-xs before:h-px before:flex-1 before:bg-glow/60 after:h-px after:flex-1 after:bg-glow/60">
    New
  </p>
)

function Welcome({ chat: { members, meId } }: { chat: FamilyChat }) {
  const isAlone = members.every(({ id }) => id === meId)
  return (
    <AnswerText>
      {`This is your family's chat: all parents of the family read and write here, and nobody else. ${
        isAlone ? "Invite the other parent under Family, and they'll see it too. " : ''
      }Call me when you want a third voice: 'Coach, what can we try?' I take no side, and I know nothing here of what either of you asked me alone.`}
    </AnswerText>
  )
}
