import { refusalWords } from '../../../conversation/screens/words.ts'
import type { RequestError } from '../../../ui/server/request.ts'
import { WORDS } from '../../../ui/words.ts'

/** Why a visitor's message was turned away; it was not kept and cost nothing. */
export function trialRefusalWords(error: RequestError) {
  if (error.code === 'no_credits') return "You've used your free messages, so this one wasn't sent."
  if (error.code === 'too_many')
    return 'Many free messages came from your network. Please try again later, or sign up for messages of your own.'
  if (error.code === 'trial_closed') return WORDS.trial_closed ?? refusalWords(error)
  return refusalWords(error)
}
