import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import { SupportAddress } from '../../site/screens/support-address.tsx'
import { VisitCounter } from '../../site/screens/visit-counter.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import { Container } from '../../ui/page.tsx'
import { Brand } from './brand.tsx'

const LINK = 'touch inline-flex items-center text-ink-soft hover:text-ink hover:underline underline-offset-4'

export function Footer() {
  const { data: me } = useQuery(meQuery)
  return (
    <footer className="mt-16 border-line border-t bg-sunk/60">
      <Container className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-10 py-12 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-full max-w-sm lg:col-span-1">
          <Brand />
          <p className="mt-3 text-ink-soft text-sm">
            Calm, practical parenting advice that knows your child, at any hour. Kinwise is AI: not a doctor,
            and not an emergency service.
          </p>
          <p className="mt-3 font-medium text-sm">Available 24/7 via chat</p>
          <SupportAddress className={cx(LINK, 'wrap-anywhere text-sm')} otherwise="Write to us" />
        </div>
        <Links title="Quick links">
          <Link to="/" className={LINK}>
            Home
          </Link>
          <Link to="/about" className={LINK}>
            About
          </Link>
          <Link to="/pricing" className={LINK}>
            Pricing
          </Link>
          <Link to="/contact" className={LINK}>
            Contact
          </Link>
        </Links>
        <Links title="Support">
          <Link to="/safety" className={LINK}>
            Emergency numbers
          </Link>
          <Link to="/privacy" className={LINK}>
            Privacy Policy
          </Link>
          {me ? (
            <Link to="/privacy-centre" className={LINK}>
              Privacy centre
            </Link>
          ) : null}
          <Link to="/terms" className={LINK}>
            Terms of Service
          </Link>
          <Link to="/faq" className={LINK}>
            FAQ
          </Link>
          <Link to="/accessibility" className={LINK}>
            Accessibility
          </Link>
        </Links>
      </Container>
      <Container className="text-ink-soft text-sm">
        <p className="border-line border-t py-6">Copyright © 2024 Kinwise</p>
      </Container>
      <VisitCounter />
    </footer>
  )
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="flex flex-col items-start text-sm">
      <h2 className="mb-2 font-semibold text-ink">{title}</h2>
      {children}
    </nav>
  )
}
