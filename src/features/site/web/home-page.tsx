import { AgeBands } from './age-bands.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

export function HomePage() {
  return (
    <div className="overflow-x-clip">
      <Hero />
      <HowItWorks />
      <AgeBands />
      <Features />
      <Closing />
    </div>
  )
}
