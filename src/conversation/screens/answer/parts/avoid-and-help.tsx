import { ChevronDown } from 'lucide-react'

type AvoidAndHelpProps = {
  avoid: string[]
  /** When to get help; empty while it isn't written yet, null where there's none. */
  help: string | null
}

/** What to avoid, folded. When to get help is never hidden: only where it matters does an answer have it. */
export function AvoidAndHelp({ avoid, help }: AvoidAndHelpProps) {
  if (avoid.length === 0) return help ? <Text>{help}</Text> : null
  return (
    <details
      open={help !== null}
      className="group/more border-line border-y last:border-b-0 print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="touch flex list-none items-center gap-2 py-2 font-semibold text-sm focus-visible:rounded-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 -rotate-90 text-ink-faint transition-transform group-open/more:rotate-0 rtl:rotate-90"
        />
        {help === null ? 'What to avoid' : 'What to avoid, and when to get help'}
      </summary>
      <div className="space-y-2 ps-6 pb-3 text-ink-soft">
        {avoid.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        {help ? <Text>{help}</Text> : null}
      </div>
    </details>
  )
}

const Text = ({ children }: { children: string }) => <p dir="auto">{children}</p>
