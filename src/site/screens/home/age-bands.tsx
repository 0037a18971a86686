import { home } from '../../../../content/site/home.ts'
import { Container } from '../../../ui/page.tsx'

const { ages } = home

/** Six ages, each with the worries that belong to it. */
export function AgeBands() {
  return (
    <section aria-labelledby="ages">
      <Container className="py-16 sm:py-24">
        <div className="grid gap-x-14 gap-y-3 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 id="ages" className="display text-3xl">
            {ages.heading}
          </h2>
          <p className="text-ink-soft text-lg">{ages.lead}</p>
        </div>
        <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] overflow-hidden rounded-xl border-line border-t border-l sm:grid-cols-3 lg:grid-cols-6">
          {ages.bands.map(({ age, unit, worries }) => (
            <li key={age} className="border-line border-r border-b bg-surface p-5">
              <p className="mb-4 border-glow border-b-2 pb-3">
                <span className="display block text-2xl tabular-nums">{age}</span>
                <span className="text-ink-faint text-xs">{unit}</span>
              </p>
              <ul className="space-y-1.5 text-ink-soft text-sm">
                {worries.map((worry) => (
                  <li key={worry}>{worry}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
