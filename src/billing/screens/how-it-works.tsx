import { pricing } from '../../../content/site/pricing.ts'
import { Container } from '../../ui/page.tsx'

const { how } = pricing

export function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <Container className="pb-6 sm:pb-10">
        <h2 id="how" className="display text-3xl">
          {how.heading}
        </h2>
        <ol className="mt-9 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {how.steps.map(({ title, text }, index) => (
            <li key={title} className="border-glow border-t-2 pt-4">
              <h3 className="flex items-baseline gap-2.5 font-semibold text-lg">
                <span aria-hidden="true" className="display text-glow-ink">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  )
}
