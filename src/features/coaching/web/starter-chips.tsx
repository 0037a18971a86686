import { COMPOSER_ID } from './composer.tsx'
import { readDraft, typeDraft } from './drafts.ts'
import { startersFor, withStarter } from './starters.ts'

/** Beginnings for an empty talk; a press puts one into the field, where it can still be changed. */
export function StarterChips({ age, draftKey }: { age: number; draftKey: string }) {
  const insert = (starter: string) => {
    typeDraft(draftKey, withStarter(readDraft(draftKey).text, starter))
    const field = document.getElementById(COMPOSER_ID) as HTMLTextAreaElement | null
    field?.focus()
    // Set by React in a moment; the caret then belongs behind the words.
    requestAnimationFrame(() => field?.setSelectionRange(field.value.length, field.value.length))
  }
  return (
    <ul aria-label="Ways to begin" className="flex flex-wrap gap-2">
      {startersFor(age).map((starter) => (
        <li key={starter}>
          <button
            type="button"
            onClick={() => insert(starter)}
            className="touch rounded-full border border-edge/45 bg-surface px-4 py-2 text-start text-ink-soft text-sm leading-snug transition-colors hover:border-accent hover:bg-accent-wash hover:text-accent-ink focus-visible:rounded-full"
          >
            {starter}
          </button>
        </li>
      ))}
    </ul>
  )
}
