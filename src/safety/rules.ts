import type { Level, SafetyCard } from './contract.ts'

/** Whether a card stands above the answer. */
export const isLoud = (card: SafetyCard | null | undefined): card is SafetyCard =>
  card != null && card.loud !== false

/** Whoever is in danger pays for nothing. A guess that shows only as a line under the answer changes no price. */
export const isFree = ({ level, loud = true }: { level: Level; loud?: boolean | undefined }): boolean =>
  loud && (level === 'crisis' || level === 'emergency')
