import { cx } from '../../ui/cx.ts'

const STEPS = [
  { from: 12, bars: 3, words: 'Good and long. Make sure you use it only here.' },
  { from: 8, bars: 2, words: "Good length, as long as it isn't a common password." },
  { from: 6, bars: 1, words: 'Long enough. 8 or more characters are much safer.' },
  { from: 0, bars: 0, words: 'At least 6 characters; 8 or more are safer.' },
]

/** A nudge, not a rule: length is what makes a password hard to guess. Spans only, for it stands in a paragraph. */
export function PasswordStrength({ password }: { password: string }) {
  const step = STEPS.find(({ from }) => password.length >= from)
  if (!step) return null
  const isMonotonous = new Set(password).size <= 2 && password.length >= 6
  const { bars, words } = isMonotonous
    ? { bars: 1, words: 'Easy to guess. Mix in other letters or words.' }
    : step
  return (
    <span className="block">
      <span aria-hidden="true" className="my-2.5 flex gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={cx(
              'h-1 grow rounded-full transition-colors duration-300',
              bar > bars ? 'bg-ink/12' : bars === 1 ? 'bg-glow' : 'bg-accent',
            )}
          />
        ))}
      </span>
      {words}
    </span>
  )
}
