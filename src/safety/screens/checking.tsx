import { useQuery } from '@tanstack/react-query'
import { safety } from '../../../content/site/safety.ts'
import { countriesQuery } from './api.ts'
import { Section } from './section.tsx'

const { heading, intro, none, some, rule } = safety.checking

/** How many lines were rung is counted from the lines, so that this cannot claim more than was done. */
export function Checking() {
  const { data } = useQuery(countriesQuery)
  return (
    <Section heading={heading}>
      <div className="space-y-3">
        <p>{intro}</p>
        {data ? <p className="font-semibold">{state(data.totals)}</p> : null}
        <p>{rule}</p>
      </div>
    </Section>
  )
}

const state = ({ lines, rung }: { lines: number; rung: number }) =>
  (rung === 0 ? none : some).replace('{lines}', String(lines)).replace('{rung}', String(rung))
