import { Button } from '../../../ui/button.tsx'
import { typeOf } from '../../rules.ts'
import { PersonalitySummary } from './personality-summary.tsx'

type PersonalityPanelProps = {
  /** 'TYPE', 'TYPE|analysis', or null before an evaluation. */
  profile: string | null
  /** Whose it is; the age is null while it is not known. */
  about: { name: string; age: number | null }
  /** Takes the analysis away and leaves the type. */
  onRemoveAnalysis?: () => void
  onEvaluate: () => void
  isDisabled: boolean
  /** The element that says whose profile it is, where several stand on a page. */
  describedBy?: string
}

/** The type with a way to update it, or the way to a first one. */
export function PersonalityPanel(props: PersonalityPanelProps) {
  const { profile, about, onRemoveAnalysis, onEvaluate, isDisabled, describedBy } = props
  const button = { disabled: isDisabled, onClick: onEvaluate, 'aria-describedby': describedBy }
  return (
    <div className="rounded-lg bg-sunk p-4">
      {profile && typeOf(profile) ? (
        <PersonalitySummary
          profile={profile}
          about={about}
          onRemoveAnalysis={isDisabled ? undefined : onRemoveAnalysis}
          action={
            <Button
              {...button}
              variant="quiet"
              size="sm"
              className="-mx-4 -my-1.5 underline underline-offset-4"
            >
              Update
            </Button>
          }
        />
      ) : isDisabled ? (
        <p className="text-ink-soft text-sm">No personality profile yet.</p>
      ) : (
        <>
          <p className="text-ink-soft text-sm">
            24 short statements tell the coach what this child is like. It takes about four minutes.
          </p>
          <Button {...button} variant="soft" size="sm" className="mt-3 w-full max-[22rem]:px-2">
            Evaluate Personality Profile
          </Button>
        </>
      )}
    </div>
  )
}
