import type { Match } from '../../src/guidance/search/search.ts'

/** A question, the cards that are right for it (none where nothing is written), and what was found, best first. */
export type Asked = { right: string[]; found: Match[] }

/** For each floor: what share gets a right card, a wrong one or none, and of those that no card answers what share gets none. */
export const curveOf = (asked: Asked[]) =>
  Array.from({ length: 15 }, (_, step) => 0.1 + step * 0.05).map((floor) => {
    const answered = asked.filter(({ right }) => right.length > 0)
    const unanswered = asked.filter(({ right }) => right.length === 0)
    const given = ({ found: [first] }: Asked) => (first && first.chance >= floor ? first.card.id : null)
    const share = (some: Asked[], holds: (one: Asked) => boolean) =>
      `${((100 * some.filter(holds).length) / (some.length || 1)).toFixed(1)} %`
    return {
      floor: floor.toFixed(2),
      right: share(answered, (one) => one.right.includes(given(one) ?? '')),
      wrong: share(answered, (one) => given(one) !== null && !one.right.includes(given(one) ?? '')),
      none: share(answered, (one) => given(one) === null),
      'nothing written, none given': share(unanswered, (one) => given(one) === null),
    }
  })
