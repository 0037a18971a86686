import { home } from '../../../../content/site/home.ts'
import { LampAtNight } from '../../../ui/drawings/lamp-at-night.tsx'
import { Container } from '../../../ui/page.tsx'
import { TryButton } from './try-button.tsx'

const { closing, hero } = home

/** The same door once more, for whoever read this far. */
export function Closing() {
  return (
    <section aria-labelledby="closing">
      <Container className="pt-16 pb-4 sm:pt-24">
        <div className="relative isolate overflow-clip rounded-2xl bg-accent-wash px-6 py-14 text-center text-accent-ink sm:px-12 sm:py-20">
          <div
            aria-hidden="true"
            className="-z-10 -translate-x-1/2 absolute -top-40 left-1/2 h-96 w-[52rem] bg-radial from-glow/35 to-transparent to-70% dark:from-glow/15"
          />
          <LampAtNight className="mx-auto mb-6 w-52" />
          <h2 id="closing" className="display text-3xl">
            {closing.heading}
          </h2>
          <p className="mx-auto mt-3 max-w-md text-lg">{closing.text}</p>
          <TryButton className="mt-7" />
          <p className="mt-4 text-sm">{hero.note}</p>
        </div>
      </Container>
    </section>
  )
}
