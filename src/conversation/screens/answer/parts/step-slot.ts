import { createContext, type ReactNode } from 'react'

/** One step of a kept answer. */
export type StepAt = { messageId: string; place: number; step: string }

/** What stands below each step of a kept answer, where a later feature puts something there. */
export const StepSlot = createContext<((at: StepAt) => ReactNode) | null>(null)
