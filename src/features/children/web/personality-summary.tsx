import type { ReactNode } from 'react'
import { hasAnalysis, typeOf } from '../rules.ts'
import { personalityType } from './personality.ts'

type PersonalitySummaryProps = { /** 'TYPE' or 'TYPE|analysis'. */ profile: string; action: ReactNode }

/** The type with its nickname and line, and what can be done about it. */
export function PersonalitySummary({ profile, action }: PersonalitySummaryProps) {
  const type = personalityType(typeOf(profile))
  if (!type) return null
  return (
    <>
      <div className="flex items-center justify-between gap-x-3">
        <p className="font-semibold leading-snug">
          {type.code} <span className="font-normal text-ink-soft">{type.nickname}</span>
        </p>
        {action}
      </div>
      <p className="text-ink-soft text-sm">{type.description}</p>
      {hasAnalysis(profile) ? (
        <p className="mt-1.5 font-medium text-good-ink text-sm">✓ Enhanced with AI Analysis</p>
      ) : null}
    </>
  )
}
