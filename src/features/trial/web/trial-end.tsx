import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'

type TrialEndProps = {
  conversationsLeft: number
  /** True beside a safety card: nothing is offered then. */
  isQuiet: boolean
}

/** Where the field was, once no free message is left. */
export function TrialEnd({ conversationsLeft, isQuiet }: TrialEndProps) {
  return (
    <div className="animate-fade rounded-xl border border-line bg-surface px-5 py-4 text-center shadow-md">
      <h2 className="display text-xl">Free trial complete</h2>
      <p className="mt-1 text-ink-soft text-sm">
        {conversationsLeft > 0
          ? `You can begin another free conversation tomorrow: ${conversationsLeft} of 5 left.`
          : 'All five free conversations are used.'}
        {isQuiet
          ? ' The help lines above stay here for you.'
          : ' What you wrote comes along when you sign up.'}
      </p>
      {isQuiet ? null : (
        <Link to="/pricing" className={buttonClass('primary', 'md', 'mt-3 w-full sm:w-auto')}>
          Get Your WhatsApp Coach
        </Link>
      )}
    </div>
  )
}
