import { useId } from 'react'
import type { ChildTold, Week } from '../contract.ts'
import { TOPIC_WORDS } from '../rules/topic-words.ts'

const LABEL_WIDTH = 132
const WEEK_WIDTH = 46
const ROW_HEIGHT = 34
const HEAD_HEIGHT = 28
const SMALLEST = 4
const LARGEST = 12

/** What was written about in each week: a dot for each topic and week, the larger the more; and a table that says the same. */
export function TopicsPicture({ child: { weeks, name } }: { child: ChildTold }) {
  const id = useId()
  const rows = rowsOf(weeks)
  if (rows.length === 0) return null
  const most = Math.max(...rows.flatMap(({ counts }) => counts))
  const width = LABEL_WIDTH + weeks.length * WEEK_WIDTH
  const height = HEAD_HEIGHT + rows.length * ROW_HEIGHT
  const middleOf = (week: number) => LABEL_WIDTH + (week + 0.5) * WEEK_WIDTH
  return (
    <figure className="relative" aria-labelledby={id}>
      <h3 id={id} className="mb-3 font-semibold text-lg">
        Topics over the weeks
      </h3>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="w-full max-w-lg rounded-lg border border-line bg-surface p-3"
      >
        {weeks.map((week, index) => (
          <text
            key={week.from}
            x={middleOf(index)}
            y={16}
            textAnchor="middle"
            className="fill-ink-soft text-[13px]"
          >
            {daysOf(week)}
          </text>
        ))}
        {rows.map(({ topic, counts }, row) => {
          const middle = HEAD_HEIGHT + (row + 0.5) * ROW_HEIGHT
          return (
            <g key={topic}>
              <text x={0} y={middle + 5} className="fill-ink text-[13px]">
                {topic}
              </text>
              {counts.map((count, week) =>
                count === 0 ? null : (
                  <g key={weeks[week]?.from}>
                    <circle
                      cx={middleOf(week)}
                      cy={middle}
                      r={SMALLEST + ((LARGEST - SMALLEST) * count) / most}
                      className="fill-accent"
                    />
                    <text x={middleOf(week) + 14} y={middle + 4} className="fill-ink-soft text-[12px]">
                      {count}
                    </text>
                  </g>
                ),
              )}
            </g>
          )
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>How often you wrote about what, week by week, for {name}</caption>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              {weeks.map((week) => (
                <th key={week.from} scope="col">
                  {daysOf(week)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ topic, counts }) => (
              <tr key={topic}>
                <th scope="row">{topic}</th>
                {counts.map((count, week) => (
                  <td key={weeks[week]?.from}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** '8–14' */
const daysOf = ({ from, until }: Week): string => `${Number(from.slice(8))}–${Number(until.slice(8))}`

const rowsOf = (weeks: Week[]): { topic: string; counts: number[] }[] => {
  const topics = [...new Set(weeks.flatMap((week) => week.topics.map(({ topic }) => topic)))]
  return topics
    .map((topic) => ({
      topic: TOPIC_WORDS[topic],
      counts: weeks.map((week) => week.topics.find((one) => one.topic === topic)?.messageIds.length ?? 0),
    }))
    .toSorted((a, b) => sum(b.counts) - sum(a.counts))
}

const sum = (counts: number[]): number => counts.reduce((all, one) => all + one, 0)
