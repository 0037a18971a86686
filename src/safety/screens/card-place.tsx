import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SafetyCard } from '../contract.ts'
import { cardLinesQuery, countriesQuery, useChooseCountry } from './api.ts'
import { countryName } from './country-name.ts'
import { CountrySelect, ELSEWHERE } from './country-select.tsx'

/** A card's lines where the reader is: those it came with, or another country's once the reader chose that. */
export function useLinesHere(card: SafetyCard) {
  const { data } = useQuery(countriesQuery)
  const chosen = data?.chosen ?? null
  const isElsewhere = chosen !== null && chosen !== (card.country ?? ELSEWHERE)
  const { data: there } = useQuery({ ...cardLinesQuery(card, chosen ?? ELSEWHERE), enabled: isElsewhere })
  // What is shown stays until better is known: a card is never empty.
  if (isElsewhere && there) return { ...there, isGuess: false }
  return { country: card.country, lines: card.lines, isGuess: card.countryIsGuess && chosen === null }
}

type CardPlaceProps = { country: string | null; isGuess: boolean }

/** Whose numbers these are, whether that was a guess, and a way to those of another country. */
export function CardPlace({ country, isGuess }: CardPlaceProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { data } = useQuery(countriesQuery)
  const choose = useChooseCountry()
  const place = useRef<HTMLDivElement>(null)
  const name = countryName(country)
  useEffect(() => {
    if (isChoosing) place.current?.querySelector('select')?.focus()
  }, [isChoosing])

  return (
    <div ref={place}>
      <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft text-sm">
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        <span aria-live="polite">{name ?? 'Wherever you are'}</span>
        {isGuess ? <span className="rounded-full bg-sunk px-2 py-0.5 text-xs">guessed</span> : null}
        {data && !isChoosing ? (
          <button
            type="button"
            onClick={() => setIsChoosing(true)}
            className="touch ml-1 font-semibold text-ink underline underline-offset-4"
          >
            {name ? `Not in ${name}? Choose` : 'Choose your country'}
          </button>
        ) : null}
      </p>
      {data && isChoosing ? (
        <div className="max-w-sm pt-1 pb-2">
          <CountrySelect
            countries={data.countries}
            value={data.chosen ?? country ?? ''}
            onChoose={(code) => choose.mutate(code)}
          />
        </div>
      ) : null}
    </div>
  )
}
