import { Link } from '@tanstack/react-router'
import { CircleAlert, Hourglass, Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import type { RequestError } from '../../../ui/request.ts'
import type { Transcript } from '../contract.ts'
import { refusalWords } from './words.ts'

const FEW_LEFT = 3

type ComposerNoticesProps = {
  refusal: RequestError | null
  child: Transcript['child']
  remaining: number
  /** True beside a safety card: no word about credits or plans then. */
  isQuiet: boolean
}

/** The one thing a parent should know before they type: at most one, the most pressing. */
export function ComposerNotices({ refusal, child, remaining, isQuiet }: ComposerNoticesProps) {
  if (child.isFrozen)
    return (
      <Line icon={<Snowflake />} link="/pricing" linkText="See plans">
        <bdi>{child.name}</bdi>'s profile is frozen by your plan. You can read this chat, but not write in it.
        In an emergency call your local number.
      </Line>
    )
  if (refusal)
    return (
      <Line icon={<CircleAlert />} isWarm {...refusalLink(refusal.code)}>
        {refusalWords(refusal)}
      </Line>
    )
  if (isQuiet || remaining < 0 || remaining > FEW_LEFT) return null
  if (remaining === 0)
    return (
      <Line icon={<Hourglass />} isWarm link="/pricing" linkText="See plans">
        This month's messages for <bdi>{child.name}</bdi> are used up. New ones come every month.
      </Line>
    )
  return (
    <Line icon={<Hourglass />} link="/pricing" linkText="See plans">
      {remaining === 1 ? '1 message' : `${remaining} messages`} left for <bdi>{child.name}</bdi> this month.
    </Line>
  )
}

type LineProps = { icon: ReactNode; isWarm?: boolean; link?: string; linkText?: string; children: ReactNode }

function Line({ icon, isWarm, link, linkText, children }: LineProps) {
  return (
    <div
      className={cx(
        'mb-2 flex animate-fade items-start gap-2.5 rounded-lg px-4 py-2.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
        isWarm ? 'bg-glow-wash text-glow-ink' : 'bg-sunk text-ink-soft',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      <p className="min-w-0 flex-1">{children}</p>
      {link ? (
        <Link to={link} className="shrink-0 py-0.5 font-semibold underline underline-offset-4">
          {linkText}
        </Link>
      ) : null}
    </div>
  )
}

function refusalLink(code: string): { link?: string; linkText?: string } {
  if (code === 'no_credits' || code === 'frozen') return { link: '/pricing', linkText: 'See plans' }
  if (code === 'unauthenticated') return { link: '/login', linkText: 'Log in' }
  if (code === 'email_unverified') return { link: '/verify-email', linkText: 'Verify' }
  return {}
}
