import { createHash } from 'node:crypto'
import type { Thresholds } from '../../src/safety/triage/weights.ts'
import { FOLDS, type Judged } from './cross-validate.ts'
import { isGrave } from './fit-scores.ts'

/** What share of ordinary posts may carry the quiet line, and what share of them a loud crisis or emergency. */
export const QUIET_SHARE = 0.057
const LOUD_SHARE = 0.0085
/** The same of our own ordinary lines, many of them look-alikes, and the wordings of cards. */
const QUIET_SHARE_OF_LINES = 0.05

const isOwn = ({ source }: Judged) => source === 'own' || source === 'cards'
const isShown = ({ told, card, isShort }: Judged, { quiet, quietIfShort }: Thresholds) =>
  told !== 'none' || card >= (isShort ? quietIfShort : quiet)
const isLoudlyGrave = ({ told, card, grave }: Judged, { loud }: Thresholds) =>
  isGrave(told) || (card >= loud && grave > 0)

/** The lowest thresholds at which ordinary texts of real people stay within both shares, statements counted in. */
export const chooseThresholds = (judged: Judged[]): Thresholds => {
  const ordinary = judged.filter((one) => !isOwn(one) && one.level === 'none')
  const quietest = (
    share: number,
    isAlarm: (one: Judged, threshold: number) => boolean,
    candidates: Judged[],
    among = ordinary,
  ) => {
    const steps = candidates.map(({ card }) => card).sort((one, other) => other - one)
    let chosen = (steps[0] ?? 0) + 0.01
    for (const step of steps) {
      if (among.filter((one) => isAlarm(one, step)).length > share * among.length) break
      chosen = step
    }
    return chosen
  }
  const isHeard = (one: Judged, step: number) => one.told !== 'none' || one.card >= step
  const quiet = quietest(QUIET_SHARE, isHeard, ordinary)
  const lines = judged.filter((one) => isOwn(one) && one.level === 'none' && one.isShort)
  const quietIfShort = Math.max(quiet, quietest(QUIET_SHARE_OF_LINES, isHeard, lines, lines))
  const loud = quietest(
    LOUD_SHARE,
    (one, step) => isLoudlyGrave(one, { quiet: step, quietIfShort: step, loud: step }),
    ordinary.filter(({ grave }) => grave > 0),
  )
  return { quiet, quietIfShort, loud: Math.max(quietIfShort, loud) }
}

/** Figures of texts that neither the weights nor the thresholds they are judged by have seen. */
export const figures = (judged: Judged[]): string => {
  const thresholds = Array.from({ length: FOLDS }, (_, fold) =>
    chooseThresholds(judged.filter((one) => one.fold !== fold)),
  )
  const shown = (one: Judged) => isShown(one, thresholds[one.fold] as Thresholds)
  const loud = (one: Judged) => isLoudlyGrave(one, thresholds[one.fold] as Thresholds)
  const line = (name: string, some: Judged[]) => {
    const yes = some.filter(({ level }) => level !== 'none')
    const no = some.filter(({ level }) => level === 'none')
    return [
      name,
      `  must show, shown: ${share(yes, shown)}`,
      `  of them crisis or emergency: ${share(
        yes.filter(({ level }) => isGrave(level)),
        shown,
      )}`,
      `  ordinary, shown: ${share(no, shown)}`,
      `  ordinary, loud at crisis or emergency: ${share(no, loud)}`,
    ].join('\n')
  }
  const real = judged.filter((one) => !isOwn(one))
  const sources = [...new Set(judged.map(({ source }) => source))].sort()
  return [
    line('all texts of real people', real),
    line('of them the half whose texts were not read while statements were written', real.filter(isUnread)),
    line(
      'of them by the score alone',
      real.map((one) => ({ ...one, told: 'none' })),
    ),
    ...sources.map((source) =>
      line(
        source,
        judged.filter((one) => one.source === source),
      ),
    ),
  ].join('\n')
}

/** Texts were split once by their ids; who writes statements reads the other half only. */
export const isUnread = ({ id }: { id: string }): boolean =>
  ((createHash('sha256').update(id).digest()[0] as number) & 1) === 1

const share = <T>(some: T[], holds: (one: T) => boolean): string => {
  const held = some.filter(holds).length
  if (some.length === 0) return 'none'
  const [low, high] = wilson(held, some.length)
  return `${held} of ${some.length}, ${percent(held / some.length)} (95 %: ${percent(low)} to ${percent(high)})`
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** The interval that a share lies in, 95 times in a hundred. */
const wilson = (held: number, all: number): [number, number] => {
  const z = 1.96
  const middle = held / all + z ** 2 / (2 * all)
  const spread = z * Math.sqrt((held * (all - held)) / all ** 3 + z ** 2 / (4 * all ** 2))
  const scale = 1 + z ** 2 / all
  return [(middle - spread) / scale, (middle + spread) / scale]
}
