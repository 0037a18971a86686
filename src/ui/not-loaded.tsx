import type { ReactNode } from 'react'
import { Button, buttonClass } from './button.tsx'
import { Door } from './drawings/door.tsx'
import { Umbrella } from './drawings/umbrella.tsx'
import { EmptyState } from './empty-state.tsx'
import { Link } from './link.tsx'
import { Page } from './page.tsx'
import { RequestError } from './server/request.ts'
import { wordsFor } from './words.ts'

/** `also` is a way out, for a page that has no bar. */
type NotLoadedProps = { title: string; query: Query; words?: string; also?: ReactNode }
type Query = { error: unknown; isFetching: boolean; refetch: () => void }

/** The page of what could not be loaded: why, and the way to try again, or to the login where a session ended. */
export function NotLoaded({ title, query: { error, isFetching, refetch }, words, also }: NotLoadedProps) {
  const isSignedOut = error instanceof RequestError && error.status === 401
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={isSignedOut ? <Door /> : <Umbrella />}
        title={title}
        action={
          isSignedOut ? (
            <Link to="/login" className={buttonClass()}>
              Go to Login
            </Link>
          ) : (
            <>
              <Button onClick={() => refetch()} isLoading={isFetching}>
                Try Again
              </Button>
              {also}
            </>
          )
        }
      >
        <p role="alert">{words ?? wordsFor(error)}</p>
      </EmptyState>
    </Page>
  )
}
