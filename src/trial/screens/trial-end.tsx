import { trialWords } from '../../../content/trial/words.ts'
import { useWhatsApp } from '../../accounts/screens/use-whatsapp.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { FreeAccount } from './free-account.tsx'

type TrialEndProps = {
  conversationsLeft: number
  /** True beside a safety card: nothing is offered then. */
  isQuiet: boolean
}

/** Where the field was, once no free message is left. */
export function TrialEnd({ conversationsLeft, isQuiet }: TrialEndProps) {
  const whatsApp = useWhatsApp()
  return (
    <div className="animate-fade rounded-xl border border-line bg-surface px-5 py-4 text-center shadow-md">
      <h2 className="display text-xl">Free trial complete</h2>
      <p className="mt-1 text-ink-soft text-sm">
        {conversationsLeft > 0
          ? `You can begin another free conversation tomorrow: ${conversationsLeft} of 5 left.`
          : 'All five free conversations are used.'}
        {isQuiet ? ' The help lines above stay here for you.' : ` ${trialWords.freeAccount}`}
      </p>
      {isQuiet ? null : (
        <>
          <div className="mt-3 flex flex-col justify-center gap-2 sm:flex-row">
            <FreeAccount />
            {whatsApp ? (
              <a href={whatsApp.link} className={buttonClass('secondary', 'md')}>
                Get Your WhatsApp Coach
              </a>
            ) : (
              <Link to="/pricing" className={buttonClass('secondary', 'md')}>
                See Plans
              </Link>
            )}
          </div>
          {whatsApp ? <p className="mt-2 text-ink-faint text-xs">{trialWords.whatsApp}</p> : null}
        </>
      )}
    </div>
  )
}
