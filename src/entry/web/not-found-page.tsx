import { useLocation } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { useEffect } from 'react'
import { tellOfMissingPage } from '../../features/site/web/api.ts'
import { buttonClass } from '../../ui/button.tsx'
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
        icon={<Compass aria-hidden="true" />}
        title="Oops! Page not found"
        action={
          <Link to="/" className={buttonClass()}>
            Return to Home
          </Link>
        }
      >
        <p>The page you are looking for is not here. It may have moved, or the address has a slip in it.</p>
      </EmptyState>
    </Page>
  )
}
