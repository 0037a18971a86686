import type { ConversationKind } from '../../coach/contract.ts'
import { formatAge } from '../../family/rules.ts'

type Mode = {
  /** What stands before and after the child's name, which may run in another direction. */
  title: [before: string, after: string]
  subtitle: (age: number) => string
  placeholder: (child: string) => string
  /** The title doesn't say which child it is: the line below it does. */
  isNameBelow?: true
  theme?: string
}

const SHORT_NAME_LETTERS = 16

/** For the field's two lines: of a long name the first of its names, and of a long word its beginning. */
export const shortName = (name: string): string => {
  if (lettersOf(name).length <= SHORT_NAME_LETTERS) return name
  const first = lettersOf(name.trim().split(/\s+/)[0] ?? name)
  return first.length <= SHORT_NAME_LETTERS
    ? first.join('')
    : `${first.slice(0, SHORT_NAME_LETTERS - 1).join('')}…`
}

/** As a reader counts them: an emoji of a family, or a letter with its marks, is one. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]

/** The words in which the chats about a child differ. */
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
  general: {
    title: ['Parenting Chat', ''],
    isNameBelow: true,
    subtitle: () => 'Get parenting advice and support',
    placeholder: () => 'Ask your parenting question...',
  },
}
