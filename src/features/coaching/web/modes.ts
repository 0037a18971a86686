import { formatAge } from '../../children/rules.ts'
import type { ConversationKind } from '../contract.ts'

type Mode = {
  /** What stands before and after the child's name, which may run in another direction. */
  title: [before: string, after: string]
  subtitle: (age: number) => string
  placeholder: (child: string) => string
  theme?: string
}

const LONG_NAME_CHARS = 30

/** For places of one line: of a very long name, the first of its names. */
export const shortName = (name: string) =>
  name.length > LONG_NAME_CHARS ? (name.split(' ')[0] ?? name).slice(0, LONG_NAME_CHARS) : name

/** The words in which the two chats about a child differ. */
export const MODES: Record<ConversationKind, Mode> = {
  child: {
    title: ['', "'s Coach"],
    subtitle: (age) =>
      `Personalized guidance for age ${Number.isInteger(age) && age > 0 ? age : formatAge(age)}`,
    placeholder: (child) => `Tell me about ${child} or ask a question...`,
  },
  parents: {
    title: ['Dad & Mom Mode: ', ''],
    subtitle: () => 'Comprehensive parenting guidance for both parents',
    placeholder: (child) => `Share your parenting perspective about ${child}...`,
    theme: 'parents',
  },
}
