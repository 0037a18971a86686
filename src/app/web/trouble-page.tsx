import { useEffect } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Umbrella } from '../../ui/drawings/umbrella.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { isAway, RequestError } from '../../ui/server/request.ts'
import { whenBack } from '../../ui/server/when-back.ts'
import { wordsFor } from '../../ui/words.ts'

/** Where a page that failed to show ends up; a reload also brings the newest files after an update. */
export function TroublePage({ error }: { error: unknown }) {
  const willReload = isAway(error)
  useEffect(() => {
    let hasLeft = false
    if (willReload) void whenBack().then(() => hasLeft || location.reload())
    return () => {
      hasLeft = true
    }
  }, [willReload])
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<Umbrella />}
        title="We couldn't show this page"
        action={
          <>
            <Button onClick={() => location.reload()}>Try Again</Button>
            <Link to="/" className={buttonClass('secondary')}>
              Return to Home
            </Link>
          </>
        }
      >
        <p role="alert">{willReload ? awayWords(error) : wordsFor(error)}</p>
      </EmptyState>
    </Page>
  )
}

const awayWords = (error: unknown): string =>
  error instanceof RequestError && error.status >= 500
    ? "Kinwise isn't available for a moment. This page tries again by itself."
    : `${wordsFor(error)} This page tries again by itself.`
