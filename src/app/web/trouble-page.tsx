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
  if (error instanceof RequestError && error.code === 'network') return <OfflinePage />
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

/** Stands for any page that needs the network, and leads to what may be kept on this device. */
function OfflinePage() {
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<Umbrella />}
        title="You seem to be offline"
        action={
          <>
            <Button onClick={() => location.reload()}>Try Again</Button>
            <Link to="/my-children" className={buttonClass('secondary')}>
              My Children
            </Link>
            <Link to="/safety" className={buttonClass('secondary')}>
              Emergency numbers
            </Link>
          </>
        }
      >
        <p role="alert">
          This page needs the internet. On a device of your own, your latest chats and the guide's cards open
          without it. If someone is in danger, call <a href="tel:112">112</a> or <a href="tel:911">911</a>.
        </p>
      </EmptyState>
    </Page>
  )
}

const awayWords = (error: unknown): string =>
  error instanceof RequestError && error.status >= 500
    ? "Kinwise isn't available for a moment. This page tries again by itself."
    : `${wordsFor(error)} This page tries again by itself.`
