import { ArrowLeft, SlidersHorizontal } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import type { FamilyChat } from '../contract.ts'
import type { Line } from './use-room.ts'
import { MODES, presenceWords } from './words.ts'

type RoomHeaderProps = {
  chat: FamilyChat | null
  line: Line
  onSwitches: () => void
}

/** Who is in it and who is here, and when the coach speaks. */
export function RoomHeader({ chat, line, onSwitches }: RoomHeaderProps) {
  const others = chat?.members.filter(({ id }) => id !== chat.meId) ?? []
  return (
    <header className="shrink-0 border-line border-b bg-accent-wash/60 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="mx-auto flex max-w-[58rem] items-center gap-x-2 px-2 pt-2 pb-2.5 group-data-low/chat:py-0.5 sm:gap-x-3 sm:px-4">
        <Link
          to="/my-children"
          aria-label="Back to My Children"
          data-tooltip
          className="touch inline-flex shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/7 hover:text-ink focus-visible:rounded-full"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
        </Link>
        <span aria-hidden="true" className="flex gap-1 group-data-low/chat:hidden max-[22rem]:hidden">
          {chat?.members.slice(0, 3).map(({ id, name, isHere }, place) => (
            <span key={id} className="relative">
              <Avatar name={name} size="sm" colour={place % 5} />
              {isHere || id === chat.meId ? (
                <span className="absolute right-0 bottom-0 size-2.5 rounded-full bg-accent ring-2 ring-paper" />
              ) : null}
            </span>
          ))}
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="truncate font-semibold text-base leading-snug">Family chat</h1>
          <p className="truncate text-ink-soft text-xs leading-snug" role="status">
            {line === 'lost' ? 'Reconnecting…' : chat ? presenceWords(others) : ' '}
          </p>
        </div>
        {chat ? (
          <button
            type="button"
            onClick={onSwitches}
            aria-haspopup="dialog"
            aria-label={`Switches. ${MODES[chat.answers].short}`}
            className="touch inline-flex shrink-0 items-center justify-center gap-2 rounded-full border border-edge/45 bg-surface px-3 font-semibold text-ink-soft text-xs transition-colors hover:border-edge hover:text-ink focus-visible:rounded-full sm:px-4 sm:text-sm"
          >
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            <span className="group-data-low/chat:hidden max-sm:hidden">{MODES[chat.answers].short}</span>
            <span className="group-data-low/chat:hidden sm:hidden">{MODES[chat.answers].label}</span>
          </button>
        ) : null}
      </div>
    </header>
  )
}
