import type { ReportPage } from '../contract.ts'
import { monthName } from '../rules/month.ts'
import { PART_WORDS, PARTS, THIN, TOO_LITTLE } from '../rules/part-words.ts'
import { TOPIC_WORDS } from '../rules/topic-words.ts'

type PrintedPart = { heading: string; sentences: { text: string; rests: string }[] }

/** A report as its pages are set: words only, with the days each sentence rests on in place of links. */
export type PrintedReport = {
  monthName: string
  children: {
    name: string
    note: string | null
    weeks: string[]
    topics: { name: string; counts: number[] }[]
    parts: PrintedPart[]
  }[]
}

export const printedReport = ({ month, children, messages }: ReportPage): PrintedReport => {
  const daysOf = (ids: string[]) => {
    const times = ids.flatMap((id) => messages[id]?.at ?? []).toSorted()
    return [...new Set(times.map(dayText))].join(', ')
  }
  return {
    monthName: monthName(month),
    children: children.map((child) => ({
      name: child.name,
      note: child.said < THIN ? TOO_LITTLE : null,
      weeks: child.weeks.map(({ from, until }) => `${Number(from.slice(8))}–${Number(until.slice(8))}`),
      topics: topicRows(child.weeks),
      parts: PARTS.filter((part) => child[part].length > 0).map((part) => ({
        heading: PART_WORDS[part],
        sentences: child[part].map(({ text, isQuote, messageIds }) => ({
          text: isQuote ? `“${text}”` : text,
          rests: daysOf(messageIds),
        })),
      })),
    })),
  }
}

type Weeks = ReportPage['children'][number]['weeks']

/** How often each topic came up in each week, the most frequent first. */
const topicRows = (weeks: Weeks): { name: string; counts: number[] }[] => {
  const topics = [...new Set(weeks.flatMap((week) => week.topics.map(({ topic }) => topic)))]
  return topics
    .map((topic) => ({
      name: TOPIC_WORDS[topic],
      counts: weeks.map((week) => week.topics.find((one) => one.topic === topic)?.messageIds.length ?? 0),
    }))
    .toSorted((a, b) => sum(b.counts) - sum(a.counts))
}

const sum = (counts: number[]): number => counts.reduce((all, one) => all + one, 0)

/** '3 Nov', which no line breaks apart. */
const dayText = (time: string): string =>
  new Date(time)
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .replace(' ', '\u00a0')
