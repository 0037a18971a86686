import type { Exercise } from '../contract.ts'

/** One week's exercise to read; its boxes and lines are on paper. */
export function ExerciseView({ week, exercise }: { week: number; exercise: Exercise }) {
  return (
    <li className="rounded-xl border border-line bg-surface p-5 shadow-sm">
      <h3 className="font-semibold text-lg">
        Week {week}: {exercise.title}
      </h3>
      <ul className="mt-3 list-disc space-y-2 ps-5">
        {exercise.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">{exercise.why}</p>
      {exercise.fit ? <p className="mt-3">It may suit your child: {exercise.fit}</p> : null}
      {exercise.words.map((line) => (
        <p key={line} className="mt-3">
          Words to say: “{line}”
        </p>
      ))}
    </li>
  )
}
