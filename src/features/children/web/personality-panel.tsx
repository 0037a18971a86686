import { Button } from '../../../ui/button.tsx'
import { typeOf } from '../rules.ts'
import { PersonalitySummary } from './personality-summary.tsx'

type PersonalityPanelProps = {
  /** 'TYPE', 'TYPE|analysis', or null before an evaluation. */
  profile: string | null
  onEvaluate: () => void
  isDisabled: boolean
  /** The element that says whose profile it is, where several stand on a page. */
  describedBy?: string
}

/** The type with a way to update it, or the way to a first one. */
export function PersonalityPanel({ profile, onEvaluate, isDisabled, describedBy }: PersonalityPanelProps) {
  const button = { disabled: isDisabled, onClick: onEvaluate, 'aria-describedby': describedBy }
  return (
    <div className="rounded-lg bg-sunk p-4">
      {profile && typeOf(profile) ? (
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <PersonalitySummary profile={profile} />
          </div>
          <Button {...button} variant="quiet" size="sm" className="-mt-2.5 -mr-2">
            Update
          </Button>
        </div>
      ) : (
        <>
          <p className="text-ink-soft text-sm">
            24 short statements tell the coach what this child is like. It takes about four minutes.
          </p>
          <Button {...button} variant="soft" size="sm" className="mt-3 w-full">
            Evaluate Personality Profile
          </Button>
        </>
      )}
    </div>
  )
}
