import { Pencil, Snowflake } from 'lucide-react'
import { type ReactNode, useContext, useId } from 'react'
import type { Plan } from '../../../plans/contract.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { childColour } from '../../../ui/child-colour.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Child, LastTalk } from '../../contract.ts'
import { formatAge, nameOf, typeOf } from '../../rules.ts'
import { InterestTags } from '../child/interest-tags.tsx'
import { ChildPersonality } from '../personality/child-personality.tsx'
import { ChildChats } from './child-chats.tsx'
import { ChildCredits } from './child-credits.tsx'
import { ChildLastTalk } from './child-last-talk.tsx'
import { ChildSlot } from './child-slot.ts'
import { DeleteChildButton } from './delete-child-button.tsx'

type ChildCardProps = {
  child: Child
  plan: Plan
  nextAllowance: string | null
  lastTalk: LastTalk | undefined
  /** Null for a carer, who changes nothing. */
  onEdit: (() => void) | null
  /** Other ways to talk about this child. */
  channel?: ReactNode
}

export function ChildCard({ child, plan, nextAllowance, lastTalk, onEdit, channel }: ChildCardProps) {
  const nameId = useId()
  const slot = useContext(ChildSlot)
  const name = nameOf(child.name)
  const personality = <ChildPersonality child={child} maxChildren={plan.maxChildren} nameId={nameId} />
  // What comes next stands first: the talk, or the questions that open it.
  const isReady = typeOf(child.personalityProfile) !== null
  return (
    <Card data-child={childColour(child.place)} className="flex h-full flex-col gap-5 p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <Avatar name={name} className="max-[22rem]:hidden" />
        <div className="min-w-0 flex-1">
          <h2 id={nameId} className="line-clamp-3 font-semibold text-lg leading-snug wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
            {formatAge(child.age)}
            {child.isFrozen ? (
              <Tag className="shrink-0" icon={<Snowflake aria-hidden="true" />}>
                Frozen
              </Tag>
            ) : null}
          </p>
        </div>
        {onEdit ? (
          <div className="-mt-1.5 -mr-2 flex shrink-0">
            <IconButton label={`Edit ${name}`} onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <DeleteChildButton child={child} maxChildren={plan.maxChildren} />
          </div>
        ) : null}
      </div>
      {child.isFrozen ? (
        <p className="text-ink-soft text-sm">
          Your plan has no room for this profile right now, so you can't change or delete it.
          {child.hasConversation && isReady ? ' You can still read its chats.' : ''}
        </p>
      ) : null}
      {isReady || !onEdit ? null : personality}
      {lastTalk ? <ChildLastTalk {...lastTalk} /> : null}
      {onEdit ? slot?.(child) : null}
      <div className="space-y-5">
        <ChildChats child={child} nameId={nameId} topic={lastTalk?.topic ?? null} />
        <ChildCredits
          remaining={child.remainingMessages}
          used={child.usedMessages}
          plan={plan}
          nextAllowance={child.isFrozen ? null : nextAllowance}
        />
      </div>
      {isReady && onEdit ? personality : null}
      <InterestTags interests={child.interests} />
      {channel}
    </Card>
  )
}
