import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CircleUserRound, CreditCard, House, type LucideIcon, Menu, UsersRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import { unreadWords, useUnread } from '../../family-chat/screens/unread.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { AppMenu } from './app-menu.tsx'
import { LogoutButton } from './logout-button.tsx'

const PAGES = [
  { to: '/my-children', label: 'My Children', icon: House },
  { to: '/subscription', label: 'Plan', icon: CreditCard },
  { to: '/account-update', label: 'Account', icon: CircleUserRound },
] as const

/** A carer has no plan to look after, and no children's profiles. */
const CARERS = [PAGES[0], { to: '/family', label: 'Family', icon: UsersRound }] as const

/** The signed-in app's own bar: on a phone at the bottom, where the thumb is. */
export function AppBar() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { data: me } = useQuery({ ...meQuery, enabled: false })
  const menu = useRef<HTMLElement>(null)
  const { unread } = useUnread()
  useEffect(() => menu.current?.hidePopover(), [path])
  return (
    <header
      data-bar
      className="z-40 flex h-(--bar) items-stretch border-line bg-surface/95 backdrop-blur-md max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:border-t max-sm:px-1 max-sm:pb-[env(safe-area-inset-bottom)] sm:sticky sm:top-0 sm:h-14 sm:items-center sm:gap-4 sm:border-b sm:px-6"
    >
      <Link
        to="/"
        aria-label="Kinwise home"
        className="touch inline-flex shrink-0 items-center justify-center gap-2.5 text-ink"
      >
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span className="display translate-y-0.5 text-lg max-sm:hidden">Kinwise</span>
      </Link>
      <nav aria-label="Main" className="flex min-w-0 flex-1 sm:gap-1">
        {(me?.family.role === 'carer' ? CARERS : PAGES).map((page) => (
          <BarLink key={page.to} {...page} />
        ))}
      </nav>
      <div className="max-sm:hidden">
        <LogoutButton />
      </div>
      <IconButton
        label={unread > 0 ? `Open menu: ${unreadWords(unread)} in the family chat` : 'Open menu'}
        popoverTarget="app-menu"
        className="relative shrink-0 max-sm:self-center"
      >
        <Menu aria-hidden="true" />
        {unread > 0 ? (
          <span className="absolute top-2 right-2 size-2.5 rounded-full bg-glow ring-2 ring-surface" />
        ) : null}
      </IconButton>
      <AppMenu ref={menu} id="app-menu" />
    </header>
  )
}

type BarLinkProps = { to: (typeof PAGES | typeof CARERS)[number]['to']; label: string; icon: LucideIcon }

function BarLink({ to, label, icon: Icon }: BarLinkProps) {
  return (
    <Link
      to={to}
      className="touch inline-flex items-center justify-center rounded-full text-ink-soft leading-tight hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink max-sm:min-w-0 max-sm:flex-1 max-sm:flex-col max-sm:gap-0.5 max-sm:text-center max-sm:text-[min(0.8125rem,3.7vw)] sm:px-4 sm:text-sm sm:hover:bg-ink/6 sm:aria-[current=page]:bg-accent-wash"
    >
      <Icon aria-hidden="true" className="size-[min(1.375rem,6vw)] sm:hidden" />
      {label}
    </Link>
  )
}
