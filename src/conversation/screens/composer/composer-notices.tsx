import { CircleAlert, Hourglass, Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { dayOf } from '../../../ui/day-of.ts'
import { Link } from '../../../ui/link.tsx'
import type { RequestError } from '../../../ui/server/request.ts'
import type { Transcript } from '../../contract.ts'
import { LoginLink } from '../login-link.tsx'
import { refusalWords } from '../words.ts'

const FEW_LEFT = 3
const LINK = 'shrink-0 py-0.5 font-semibold underline underline-offset-4'

type ComposerNoticesProps = {
  refusal: RequestError | null
  child: Transcript['child']
  remaining: number
  /** When new messages come, where that can be said. */
  nextAllowance: string | null
  /** True beside a safety card: no word about credits or plans then. */
  isQuiet: boolean
}

/** The one thing a parent should know before they type: at most one, the most pressing. */
export function ComposerNotices({ refusal, child, remaining, nextAllowance, isQuiet }: ComposerNoticesProps) {
  if (child.isFrozen)
    return (
      <Line icon={<Snowflake />} way={<PlansLink />}>
        <bdi>{child.name}</bdi>'s profile is frozen by your plan. You can read this chat, but not write in it.
        In an emergency call your local number.
      </Line>
    )
  if (refusal)
    return (
      <Line
        icon={<CircleAlert />}
        isWarm
        way={isQuiet && refusal.code === 'no_credits' ? null : wayAfter(refusal.code)}
      >
        {refusalWords(refusal)}
      </Line>
    )
  if (isQuiet || remaining < 0 || remaining > FEW_LEFT) return null
  if (remaining === 0)
    return (
      <Line icon={<Hourglass />} isWarm way={<PlansLink />}>
        This month's messages for <bdi>{child.name}</bdi> are used up.
        {nextAllowance ? ` New ones come on ${dayOf(nextAllowance)}.` : ''}
      </Line>
    )
  return (
    <Line icon={<Hourglass />} way={<PlansLink />}>
      {remaining === 1 ? '1 message' : `${remaining} messages`} left for <bdi>{child.name}</bdi> this month.
    </Line>
  )
}

type LineProps = { icon: ReactNode; isWarm?: boolean; way: ReactNode; children: ReactNode }

function Line({ icon, isWarm, way, children }: LineProps) {
  return (
    <div
      className={cx(
        'mb-2 flex animate-fade flex-wrap items-start gap-x-2.5 rounded-lg px-4 py-2.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
        isWarm ? 'bg-glow-wash text-glow-ink' : 'bg-sunk text-ink-soft',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      <p className="wrap-anywhere min-w-0 flex-1 basis-40">{children}</p>
      {way}
    </div>
  )
}

const PlansLink = () => (
  <Link to="/pricing" className={LINK}>
    See plans
  </Link>
)

function wayAfter(code: string): ReactNode {
  if (code === 'no_credits' || code === 'frozen') return <PlansLink />
  if (code === 'unauthenticated') return <LoginLink className={LINK} />
  if (code === 'email_unverified')
    return (
      <Link to="/verify-email" className={LINK}>
        Verify
      </Link>
    )
  return null
}
