import { type ComponentProps, Suspense, useState } from 'react'
import { unreadWords, useUnread } from '../../family-chat/screens/unread.ts'
import { SupportAddress } from '../../site/screens/support-address.tsx'
import { Link } from '../../ui/link.tsx'
import { optional } from '../../ui/server/optional.ts'
import { LogoutButton } from './logout-button.tsx'

const PAGES = [
  { to: '/family', label: 'Family' },
  { to: '/reports', label: 'Looking back' },
  { to: '/account-security', label: 'Login and security' },
  { to: '/privacy-centre', label: 'Privacy centre' },
  { to: '/safety', label: 'Emergency numbers' },
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
  { to: '/faq', label: 'FAQ' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/accessibility', label: 'Accessibility' },
] as const

/** Nobody waits for it who has one family. */
const FamilySwitcher = optional(() =>
  import('../../members/screens/family-switcher.tsx').then(({ FamilySwitcher }) => FamilySwitcher),
)

const MARK = 'ms-2 rounded-full bg-glow-wash px-2 py-0.5 font-semibold text-glow-ink text-xs tabular-nums'
const LINK =
  'touch flex items-center rounded-md px-3 text-ink-soft hover:bg-ink/6 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink'

/** Every other page, behind one button. As a popover the browser closes it on Escape and on a press outside, and gives the focus back. */
export function AppMenu(props: Pick<ComponentProps<'nav'>, 'ref' | 'id'>) {
  const [isOpen, setIsOpen] = useState(false)
  const { hasChat, unread } = useUnread()
  return (
    <nav
      {...props}
      onToggle={({ newState }) => setIsOpen(newState === 'open')}
      popover="auto"
      aria-label="More"
      className="fixed inset-auto right-3 bottom-[calc(var(--bar)+0.5rem)] m-0 max-h-[calc(100dvh-var(--bar)-1.5rem)] w-[min(22rem,100vw-1.5rem)] animate-fade overflow-y-auto rounded-xl border border-line bg-surface p-3 text-ink shadow-lg sm:top-16 sm:right-6 sm:bottom-auto"
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] text-sm">
        {hasChat ? (
          <li>
            <Link to="/family-chat" className={LINK}>
              Family chat
              {unread > 0 ? <span className={MARK}>{unreadWords(unread)}</span> : null}
            </Link>
          </li>
        ) : null}
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <Suspense>
          <FamilySwitcher />
        </Suspense>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2 text-sm">
        <SupportAddress className={`${LINK} wrap-anywhere`} otherwise="Write to us" />
        <div className="sm:hidden">
          <LogoutButton />
        </div>
      </div>
    </nav>
  )
}
