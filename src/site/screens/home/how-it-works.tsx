import { home } from '../../../../content/site/home.ts'
import { useWhatsApp } from '../../../accounts/screens/use-whatsapp.ts'
import { Container } from '../../../ui/page.tsx'
import { HoursPicture, NumberPicture, ProfilePicture } from './step-pictures.tsx'

const { steps } = home
const PICTURES = [ProfilePicture, NumberPicture, HoursPicture]

export function HowItWorks() {
  const hasWhatsApp = useWhatsApp() !== null
  return (
    <section aria-labelledby="how-it-works" className="border-line border-y bg-surface">
      <Container className="py-16 sm:py-24">
        <h2 id="how-it-works" className="display text-3xl">
          {steps.heading}
        </h2>
        <p className="mt-2 text-ink-soft text-lg">{steps.lead}</p>
        <ol className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-3">
          {steps.items.map((item, index) => {
            const { title, text } = !hasWhatsApp && 'without' in item ? item.without : item
            const Picture = PICTURES[index]
            return (
              <li
                key={title}
                className="flex flex-col sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-8"
              >
                {Picture ? <Picture /> : null}
                <div className="mt-5 flex gap-4 sm:max-lg:mt-0">
                  <span aria-hidden="true" className="display text-3xl text-glow-ink leading-none">
                    {index + 1}
                  </span>
                  <div className="min-w-0">
                    <h3 className="font-semibold text-lg leading-snug">{title}</h3>
                    <p className="mt-1.5 text-ink-soft">{text}</p>
                  </div>
                </div>
              </li>
            )
          })}
        </ol>
      </Container>
    </section>
  )
}
