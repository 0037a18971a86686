import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Container } from '../../ui/page.tsx'
import { Brand } from './brand.tsx'
import { LogoutButton } from './logout-button.tsx'

const PAGES = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
] as const

export function Header() {
  const [isOpen, setIsOpen] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [shownOn, setShownOn] = useState(path)
  if (shownOn !== path) {
    // A new page closes the menu.
    setShownOn(path)
    setIsOpen(false)
  }
  // Escape closes the menu and puts the focus back on what opened it.
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    currentTarget.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what its button does too
    <header
      onKeyDown={onKeyDown}
      className="sticky top-0 z-40 border-line/70 border-b bg-paper/90 backdrop-blur-md"
    >
      <Container className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 py-1.5">
        <Brand />
        <IconButton
          label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setIsOpen(!isOpen)}
          className="lg:hidden"
        >
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </IconButton>
        <div
          id="menu"
          className={cx(
            'w-full grow flex-col gap-4 pt-2 pb-5 lg:flex lg:w-auto lg:flex-row lg:items-center lg:justify-between lg:py-0',
            isOpen ? 'flex' : 'hidden',
          )}
        >
          <nav aria-label="Main" className="flex flex-col gap-1 lg:flex-row">
            {PAGES.map((page) => (
              <PageLink key={page.to} {...page} />
            ))}
            {/* Wide windows show the footer's link sooner than a fifth one would be read. */}
            <PageLink to="/safety" label="Emergency numbers" className="lg:hidden" />
          </nav>
          <AccountLinks />
        </div>
      </Container>
    </header>
  )
}

type PageLinkProps = { to: (typeof PAGES)[number]['to'] | '/safety'; label: string; className?: string }

function PageLink({ to, label, className }: PageLinkProps) {
  return (
    <Link
      to={to}
      className={cx(
        'touch inline-flex items-center rounded-full px-4 font-medium text-ink-soft hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent-ink',
        className,
      )}
    >
      {label}
    </Link>
  )
}

function AccountLinks() {
  // Until it is known who is here, a visitor's: a page nobody has touched yet stays so.
  const { data: me } = useQuery(meQuery)
  return (
    <div className="flex flex-wrap gap-2">
      {me ? (
        <>
          <Link to="/my-children" className={buttonClass('soft', 'sm', 'grow lg:grow-0')}>
            My Children
          </Link>
          <LogoutButton />
        </>
      ) : (
        <>
          <Link to="/login" className={buttonClass('quiet', 'sm', 'grow lg:grow-0')}>
            Login
          </Link>
          <Link to="/chat" className={buttonClass('primary', 'sm', 'grow lg:grow-0')}>
            Try for Free
          </Link>
        </>
      )}
    </div>
  )
}
