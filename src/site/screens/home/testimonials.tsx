import { Star } from 'lucide-react'
import { testimonials } from '../../../../content/site/claims.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { childColour } from '../../../ui/child-colour.ts'
import { Container } from '../../../ui/page.tsx'
import { SampleMark } from '../sample-mark.tsx'
import { useClaims } from '../use-claims.ts'

/** Parents' own words; not there at all until there are real ones, or samples to show in development. */
export function Testimonials() {
  const items = useClaims(testimonials.items)
  if (items.length === 0) return null
  return (
    <section aria-labelledby="testimonials">
      <Container className="py-16 sm:py-24">
        <h2 id="testimonials" className="display text-3xl">
          {testimonials.heading}
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.name}>
              <Testimonial {...item} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

function Testimonial({ quote, name, who, stars, sample }: (typeof testimonials.items)[number]) {
  return (
    <figure className="flex h-full flex-col border-line border-t pt-5">
      <p className="flex items-center gap-3">
        <span className="flex gap-0.5 text-glow">
          <span className="sr-only">{stars} out of 5 stars</span>
          {Array.from({ length: stars }, (_, index) => index).map((star) => (
            <Star key={star} aria-hidden="true" className="size-4.5 fill-current" strokeWidth={1.2} />
          ))}
        </span>
        <SampleMark isShown={sample} />
      </p>
      <blockquote className="display mt-3 flex-1 text-xl">“{quote}”</blockquote>
      <figcaption className="mt-5 flex items-center gap-3 text-sm">
        <Avatar name={name} colour={childColour(name.length)} size="sm" />
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="text-ink-soft">{who}</span>
        </span>
      </figcaption>
    </figure>
  )
}
