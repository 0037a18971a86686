import { formatAge } from '../../children/rules.ts'
import type { ConversationKind } from '../contract.ts'

type Mode = {
  /** What stands before and after the child's name, which may run in another direction. */
  title: [before: string, after: string]
  subtitle: (age: number) => string
  placeholder: (child: string) => string
  theme?: string
}

/** The words in which the two chats about a child differ. */
export const MODES: Record<ConversationKind, Mode> = {
  child: {
    title: ['', "'s Coach"],
    subtitle: (age) => `Personalized guidance for age ${formatAge(age)}`,
    placeholder: (child) => `Tell me about ${child} or ask a question...`,
  },
  parents: {
    title: ['Dad & Mom Mode: ', ''],
    subtitle: () => 'Comprehensive parenting guidance for both parents',
    placeholder: (child) => `Share your parenting perspective about ${child}...`,
    theme: 'parents',
  },
}
