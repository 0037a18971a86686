import { Snowflake } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { formatAge, nameOf, typeOf } from '../../rules.ts'
import { InterestTags } from '../child/interest-tags.tsx'
import type { ChildCard as CardState } from './account-form.ts'
import { ChildFields } from './child-fields.tsx'
import { EditableCard } from './editable-card.tsx'
import type { AccountForm } from './use-account-form.ts'

type ChildCardProps = {
  card: CardState
  form: AccountForm
  /** False for a card past the plan's number of children. */
  hasRoom: boolean
  maxChildren: number
  onDrop: () => void
}

export function ChildCard({ card, form, hasRoom, maxChildren, onDrop }: ChildCardProps) {
  const { child, draft } = card
  const isFrozen = child?.isFrozen ?? false
  const name = child ? nameOf(child.name) : 'New child'
  const canEdit = !isFrozen && hasRoom
  const place = useShownOnRefusal(form.refusedChild !== null && form.refusedChild === child?.id)
  const toggle = () => {
    if (draft) {
      form.dropChild(draft)
      if (!child) onDrop()
    } else if (child) form.editChild(child)
  }
  return (
    <div ref={place} tabIndex={-1}>
      <EditableCard
        title={<bdi className="line-clamp-3">{name}</bdi>}
        about={name}
        tags={
          isFrozen ? (
            <Tag icon={<Snowflake aria-hidden="true" />}>Frozen</Tag>
          ) : child ? null : (
            <Tag tone="warm">New</Tag>
          )
        }
        isEditing={draft !== null}
        cancelLabel={child ? 'Cancel' : 'Remove'}
        onToggle={draft || canEdit ? toggle : null}
      >
        <CardTrouble card={card} form={form} />
        {draft ? (
          <ChildFields card={card} draft={draft} form={form} isDisabled={isFrozen} />
        ) : child ? (
          <div className="space-y-3">
            <p className="text-ink-soft">
              {formatAge(child.age)}
              {typeOf(child.personalityProfile) ? ` · ${typeOf(child.personalityProfile)}` : ''}
            </p>
            <InterestTags interests={child.interests} />
            {isFrozen ? (
              <p className="text-ink-soft text-sm">
                Your plan has frozen this profile, so you can't change it now.
              </p>
            ) : hasRoom ? null : (
              <p className="text-ink-soft text-sm">
                Your plan has room for {maxChildren}. You can still change this profile in My Children.
              </p>
            )}
          </div>
        ) : null}
      </EditableCard>
    </div>
  )
}

function CardTrouble({ card, form }: { card: CardState; form: AccountForm }) {
  const { child, draft, trouble } = card
  if (!draft || (!trouble && !child?.isFrozen)) return null
  if (child?.isFrozen)
    return (
      <Notice tone="warning" className="mb-4">
        Your plan has just frozen this profile, so what you entered can't be saved now.
      </Notice>
    )
  if (trouble === 'gone')
    return (
      <Notice tone="warning" className="mb-4">
        This profile was deleted somewhere else. Save to add it again, or remove it here.
      </Notice>
    )
  if (!child) return null
  return (
    <Notice
      tone="warning"
      className="mb-4"
      title="This profile was changed somewhere else."
      action={
        <Button variant="secondary" size="sm" onClick={() => form.keepMine(draft, child)}>
          Keep Mine
        </Button>
      }
    >
      <p>
        There it now says: <bdi className="wrap-anywhere">{nameOf(child.name)}</bdi>, {formatAge(child.age)}
        {child.interests.length > 0 ? (
          <bdi className="wrap-anywhere">, {child.interests.join(', ')}</bdi>
        ) : null}
        . Cancel to take that.
      </p>
    </Notice>
  )
}

/** Leads to the card that a refusal is about. */
function useShownOnRefusal(isRefused: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefused) ref.current?.focus()
  }, [isRefused])
  return ref
}
