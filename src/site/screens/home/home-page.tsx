import { NewsletterBox } from '../newsletter-box.tsx'
import { AgeBands } from './age-bands.tsx'
import { Closing } from './closing.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Testimonials } from './testimonials.tsx'
import { TrustStrip } from './trust-strip.tsx'

export function HomePage() {
  return (
    <div className="overflow-x-clip">
      <Hero />
      <TrustStrip />
      <HowItWorks />
      <AgeBands />
      <Features />
      <Testimonials />
      <NewsletterBox />
      <Closing />
    </div>
  )
}
