import { readDraft, typeDraft } from './drafts.ts'

type StarterChipsProps = {
  starters: string[]
  draftKey: string
  onSend: (text: string) => void
}

/** Beginnings for an empty talk: a tap sends one. What was typed before stays in the field. */
export function StarterChips({ starters, draftKey, onSend }: StarterChipsProps) {
  const begin = (starter: string) => {
    const { text } = readDraft(draftKey)
    onSend(starter)
    if (text.trim() !== '') typeDraft(draftKey, text)
  }
  return (
    <ul aria-label="Ways to begin" className="flex flex-wrap gap-2">
      {starters.map((starter) => (
        <li key={starter}>
          <button
            type="button"
            onClick={() => begin(starter)}
            className="touch rounded-full border border-edge/45 bg-surface px-4 py-2 text-start text-ink-soft text-sm leading-snug transition-colors hover:border-accent hover:bg-accent-wash hover:text-accent-ink focus-visible:rounded-full"
          >
            <span dir="auto" className="wrap-anywhere line-clamp-2">
              {starter}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
