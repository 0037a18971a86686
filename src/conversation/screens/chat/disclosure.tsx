import { Sparkles } from 'lucide-react'

/** Who speaks here, said before the first word. */
export function Disclosure({ isGuide }: { isGuide: boolean }) {
  return (
    <div data-disclosure className="mx-auto max-w-md text-balance text-center text-ink-soft text-sm">
      <Sparkles aria-hidden="true" className="mx-auto mb-2 size-5 text-glow-ink" strokeWidth={1.5} />
      <p>Kinwise is an AI coach, not a doctor or a therapist. In an emergency call your local number.</p>
      {isGuide ? (
        <p className="mt-1">
          Answers come from the built-in guide: advice written beforehand and fitted to your child, not a live
          AI model.
        </p>
      ) : null}
    </div>
  )
}
