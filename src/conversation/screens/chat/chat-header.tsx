import { ArrowLeft, History } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConversationKind } from '../../../coach/contract.ts'
import { formatAge } from '../../../family/rules.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Transcript } from '../../contract.ts'
import { MODES, shortName } from '../modes.ts'
import type { Trouble } from '../words.ts'

type ChatHeaderProps = {
  child: Pick<Transcript['child'], 'name' | 'age'> | null
  kind: ConversationKind
  /** Null where there is no room for them. */
  credits: ReactNode
  /** Why the chat is not open, if that is so. */
  trouble: Trouble | null
  /** The list of conversations is open. */
  hasHistory: boolean
  onHistory: () => void
}

export function ChatHeader(props: ChatHeaderProps) {
  const { child, kind, credits, trouble, hasHistory, onHistory } = props
  return (
    <header className="shrink-0 border-line border-b bg-child-wash/45 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="mx-auto flex max-w-[58rem] flex-wrap items-center gap-x-2 px-2 pt-2 pb-2.5 group-data-low/chat:py-0.5 sm:gap-x-3 sm:px-4">
        <Link
          to="/my-children"
          aria-label="Back to My Children"
          data-tooltip
          className="touch inline-flex shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/7 hover:text-ink focus-visible:rounded-full"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
        </Link>
        {child ? (
          // Beside a long title a phone has no room for it.
          <span
            className={cx(
              'group-data-low/chat:hidden',
              kind === 'parents' ? 'max-sm:hidden' : 'max-[19rem]:hidden',
            )}
          >
            <Avatar name={child.name} size="sm" />
          </span>
        ) : null}
        {child || trouble ? null : <Skeleton className="size-9 rounded-full" />}
        {/* On a phone as high as two lines below the name, which is what comes. */}
        <div className="min-w-0 flex-1 content-center group-data-low/chat:min-h-0 max-sm:min-h-15">
          {child ? (
            <Title name={child.name} age={child.age} kind={kind} />
          ) : (
            <TitleSkeleton hasFailed={trouble !== null} />
          )}
        </div>
        {trouble === 'final' ? null : (
          <IconButton
            label="Conversations"
            aria-expanded={hasHistory}
            onClick={onHistory}
            className="sm:order-last"
          >
            <History aria-hidden="true" />
          </IconButton>
        )}
        {credits}
      </div>
    </header>
  )
}

function Title({ name, age, kind }: { name: string; age: number; kind: ConversationKind }) {
  const { title, subtitle, isNameBelow } = MODES[kind]
  return (
    <>
      <h1
        className={cx(
          'flex font-semibold text-base leading-snug group-data-low/chat:text-[min(1.0625rem,6vw)] group-data-low/chat:leading-tight',
          title[0] && 'flex-wrap',
        )}
      >
        {title[0] ? <span className="max-w-full shrink-0 whitespace-pre-wrap">{title[0]}</span> : null}
        {isNameBelow ? null : <bdi className="truncate">{name}</bdi>}
        {title[1] ? <span className="shrink-0">{title[1]}</span> : null}
      </h1>
      <p className="text-ink-soft text-xs leading-snug group-data-low/chat:sr-only max-[19rem]:hidden">
        {subtitle(age)}
        {isNameBelow ? (
          <>
            {' · '}
            <bdi>{shortName(name)}</bdi>, {formatAge(age)}
          </>
        ) : null}
      </p>
    </>
  )
}

function TitleSkeleton({ hasFailed }: { hasFailed: boolean }) {
  if (hasFailed) return <h1 className="font-semibold">Coach</h1>
  return (
    <div className="space-y-2 py-1">
      <h1 className="sr-only">Coach</h1>
      <Skeleton className="h-4 w-36" />
      <Skeleton className="h-3 w-52 max-w-full" />
    </div>
  )
}
