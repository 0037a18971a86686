import type { ReactNode } from 'react'
import { timeText } from '../../conversation/screens/times.ts'
import { isLoud } from '../../safety/rules.ts'
import { QuietHelp } from '../../safety/screens/quiet-help.tsx'
import { SafetyCard } from '../../safety/screens/safety-card.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/cx.ts'
import type { ChatMessage } from '../contract.ts'

export type Writer = { name: string; colour: number; isMe: boolean }

type SaidBubbleProps = {
  message: Pick<ChatMessage, 'content' | 'card' | 'choice'> & { id?: string; createdAt?: string }
  writer: Writer
  /** The message before is theirs too, shortly before. */
  isContinued: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** What a parent said: one's own on the right, the others' on the left under their name, and the card it may need. */
export function SaidBubble({ message, writer, isContinued, children }: SaidBubbleProps) {
  const { name, colour, isMe } = writer
  const { card, createdAt } = message
  return (
    <>
      <div
        data-message={message.id}
        data-child={colour}
        className={cx('flex gap-2.5', isMe && 'justify-end', isContinued && '-mt-3')}
      >
        {isMe ? null : (
          <span className="w-9 shrink-0">{isContinued ? null : <Avatar name={name} size="sm" />}</span>
        )}
        <div
          className={cx(
            'flex min-w-0 max-w-[84%] flex-col sm:max-w-[78%]',
            isMe ? 'items-end' : 'items-start',
          )}
        >
          {isContinued ? (
            <span className="sr-only">{isMe ? 'You' : name}: </span>
          ) : (
            <p className="mb-1 max-w-full px-1 font-semibold text-child-ink text-sm">
              <bdi className="block truncate">{isMe ? 'You' : name}</bdi>
            </p>
          )}
          <p
            dir="auto"
            className={cx(
              'wrap-anywhere whitespace-pre-wrap text-wrap rounded-xl bg-child-wash px-4 py-2.5 text-start text-ink',
              isMe ? 'rounded-ee-sm' : 'rounded-ss-sm',
            )}
          >
            {message.content}
          </p>
          <div className="mt-0.5 flex min-h-6 flex-wrap items-center gap-x-3 px-1 text-ink-faint text-xs tabular-nums">
            {createdAt ? <time dateTime={createdAt}>{timeText(createdAt)}</time> : 'Sending…'}
            {children}
          </div>
        </div>
      </div>
      {isLoud(card) ? <SafetyCard card={card} /> : card ? <QuietHelp card={card} /> : null}
    </>
  )
}
