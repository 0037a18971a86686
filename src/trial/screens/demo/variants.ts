import { trialWords } from '../../../../content/trial/words.ts'

type Variant = { title: string; subtitle: string; greeting: string; placeholder: string }

const placeholder = 'Ask your parenting question...'

/** The two names of the one trial: /chat, and /chat?variant=parenting. */
export const VARIANTS: Record<'trial' | 'parenting', Variant> = {
  trial: {
    title: 'Free Trial Preview',
    subtitle: 'Generic coach (limited responses)',
    greeting: trialWords.greeting,
    placeholder,
  },
  parenting: {
    title: 'Parenting Chat',
    subtitle: 'Get parenting advice and support',
    greeting: trialWords.parentingGreeting,
    placeholder,
  },
}
