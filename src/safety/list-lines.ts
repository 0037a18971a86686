import { type HelpLine, type LineGroup, lineCategories } from './contract.ts'
import type { CrisisLine, CrisisLines } from './load-lines.ts'

/** All lines of a country by what they are for, most urgent first; where we have none, those that work most widely. */
export const listLines = (lines: CrisisLines, country: string | null): LineGroup[] => {
  const own = (country && lines.byCountry.get(country)) || lines.anywhere
  return lineCategories
    .map((category) => ({
      category,
      lines: own.filter((line) => line.category === category).map(presentLine),
    }))
    .filter((group) => group.lines.length > 0)
}

/** What of a line may be shown: its notes are the editors'. */
export const presentLine = ({
  name,
  call,
  href,
  text,
  url,
  hours,
  source,
  seenOn,
}: CrisisLine): HelpLine => ({
  name,
  call,
  href,
  text,
  url,
  hours,
  source,
  seenOn,
})

/** How many lines there are, and how many a person has rung. */
export const lineTotals = ({ byCountry, anywhere }: CrisisLines): { lines: number; rung: number } => {
  const all = [...byCountry.values(), anywhere].flat()
  return { lines: all.length, rung: all.filter((line) => line.liveVerifiedOn !== null).length }
}
