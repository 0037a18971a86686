import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tellOfMissingPage } from '../../site/screens/api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Kite } from '../../ui/drawings/kite.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'

export function NotFoundPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    // Nobody waits for it, and nothing is lost when it fails.
    tellOfMissingPage(path).catch(() => {})
  }, [path])
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<Kite />}
        title="Oops! Page not found"
        action={
          <Link to="/" className={buttonClass()}>
            Return to Home
          </Link>
        }
      >
        <p>We can't find that page. It may have moved, or the link may have a typo.</p>
      </EmptyState>
    </Page>
  )
}
