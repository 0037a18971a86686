import { ArrowRight } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** Beneath an answer: the way to one that knows the child. */
export function SignUpOffer() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-accent-wash px-5 py-3.5 text-accent-ink text-sm print:hidden">
      <p>Want advice that knows your child? What you wrote comes along.</p>
      <Link to="/signup" className={buttonClass('soft', 'sm', '-mx-3')}>
        Sign up free
        <ArrowRight aria-hidden="true" />
      </Link>
    </div>
  )
}
