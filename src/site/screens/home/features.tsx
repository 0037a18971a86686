import { BookOpenCheck, Check, HeartHandshake, LockKeyhole } from 'lucide-react'
import { home } from '../../../../content/site/home.ts'
import { Card } from '../../../ui/card.tsx'
import { Container } from '../../../ui/page.tsx'

const { features } = home
const ICONS = [HeartHandshake, LockKeyhole, BookOpenCheck]

export function Features() {
  return (
    <section aria-labelledby="features" className="border-line border-y bg-sunk/60">
      <Container className="py-16 sm:py-24">
        <h2 id="features" className="display text-3xl">
          {features.heading}
        </h2>
        <div className="mt-10 grid gap-5 lg:grid-cols-3 lg:gap-y-0">
          {features.items.map(({ title, text, points }, index) => {
            const Icon = ICONS[index]
            return (
              <Card key={title} className="flex flex-col p-7 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
                <span className="flex size-12 items-center justify-center rounded-lg bg-accent-wash text-accent-ink">
                  {Icon ? <Icon aria-hidden="true" strokeWidth={1.7} className="size-6" /> : null}
                </span>
                <h3 className="display mt-5 text-xl">{title}</h3>
                <p className="mt-2 mb-5 text-ink-soft">{text}</p>
                <ul className="mt-auto space-y-2 border-line lg:mt-0 border-t pt-5 text-sm">
                  {points.map((point) => (
                    <li key={point} className="flex items-start gap-2.5">
                      <Check
                        aria-hidden="true"
                        strokeWidth={2.5}
                        className="mt-[0.2em] size-4 shrink-0 text-accent"
                      />
                      {point}
                    </li>
                  ))}
                </ul>
              </Card>
            )
          })}
        </div>
      </Container>
    </section>
  )
}
