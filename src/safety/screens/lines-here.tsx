import { useQuery } from '@tanstack/react-query'
import { safety } from '../../../content/site/safety.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { LineGroup } from '../contract.ts'
import { countriesQuery, linesQuery, useChooseCountry } from './api.ts'
import { CountrySelect, ELSEWHERE } from './country-select.tsx'
import { HelpLineView } from './help-lines.tsx'
import { LineOrigins } from './line-origins.tsx'
import { Section } from './section.tsx'

const { lines: words, kinds } = safety

/** The numbers of the country a reader chose, or else of the one that was guessed. */
export function LinesHere() {
  const { data: countries, isError } = useQuery(countriesQuery)
  const choose = useChooseCountry()
  const country = countries && (countries.chosen ?? countries.guessed)
  const isGuess = countries?.chosen === null && countries.guessed !== null
  return (
    <Section heading={words.heading} lead={words.lead}>
      {isError ? <NumbersAway /> : null}
      {countries || isError ? null : <Skeleton className="h-32 max-w-sm" />}
      {countries ? (
        <div className="max-w-sm">
          <CountrySelect
            countries={countries.countries}
            value={country ?? ''}
            onChoose={(code) => choose.mutate(code)}
            hint={isGuess ? "Guessed from your browser. Choose another if it's wrong." : undefined}
          />
        </div>
      ) : null}
      {isError ? null : <Groups country={country} />}
    </Section>
  )
}

function Groups({ country }: { country: string | null | undefined }) {
  const { data, isError } = useQuery({
    ...linesQuery(country ?? ELSEWHERE),
    enabled: country !== undefined,
    placeholderData: (before) => before,
  })
  if (isError) return <NumbersAway />
  if (!data)
    return (
      <>
        <noscript>
          <NumbersAway />
        </noscript>
        <Skeleton className="mt-6 h-[70dvh]" />
      </>
    )
  return (
    <div aria-live="polite" className="mt-6 space-y-6">
      {data.groups.map((group) => (
        <Group key={group.category} group={group} />
      ))}
    </div>
  )
}

function Group({ group: { category, lines } }: { group: LineGroup }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{kinds[category]}</h3>
      <ul className="space-y-3">
        {lines.map((line) => (
          <li key={line.name + line.call}>
            <HelpLineView line={line} tone={category === 'emergency' ? 'emergency' : 'quiet'} />
            <LineOrigins lines={[line]} className="mt-1 px-2" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** With nothing else at hand, what works most widely. */
function NumbersAway() {
  return (
    <Notice tone="warning" className="mt-4">
      We couldn't load the numbers. In an emergency call <a href="tel:112">112</a> in Europe and on most
      mobile phones, or <a href="tel:911">911</a> in North America.
    </Notice>
  )
}
