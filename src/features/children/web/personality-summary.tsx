import { hasAnalysis, typeOf } from '../rules.ts'
import { personalityType } from './personality.ts'

/** The type with its nickname and line, as the card and the form show it; `profile` is 'TYPE' or 'TYPE|analysis'. */
export function PersonalitySummary({ profile }: { profile: string }) {
  const code = typeOf(profile)
  const type = personalityType(code)
  if (!type) return null
  return (
    <>
      <p className="font-semibold">
        <span className="tracking-wide">{type.code}</span>
        <span className="text-ink-soft"> {type.nickname}</span>
      </p>
      <p className="mt-0.5 text-ink-soft text-sm">{type.description}</p>
      {hasAnalysis(profile) ? (
        <p className="mt-2 font-medium text-good-ink text-sm">✓ Enhanced with AI Analysis</p>
      ) : null}
    </>
  )
}
