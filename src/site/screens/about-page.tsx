import { X } from 'lucide-react'
import { about } from '../../../content/site/about.ts'
import { advisors } from '../../../content/site/claims.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { childColour } from '../../ui/child-colour.ts'
import { Container } from '../../ui/page.tsx'
import { Tag } from '../../ui/tag.tsx'
import { SampleMark } from './sample-mark.tsx'
import { useClaims } from './use-claims.ts'

const { heading, lead, team, method, promise } = about

export function AboutPage() {
  return (
    <div className="overflow-x-clip">
      <Container className="relative isolate pt-10 pb-14 sm:pt-16 sm:pb-20">
        <div
          aria-hidden="true"
          className="-z-10 -top-40 -right-48 absolute size-[44rem] bg-radial-[closest-side] from-glow/28 to-transparent dark:from-glow/14"
        />
        <h1 className="display max-w-[16ch] text-4xl">{heading}</h1>
        <p className="mt-5 max-w-[38rem] text-ink-soft text-lg">{lead}</p>
        <Advisors />
      </Container>
      <Method />
      <Container className="py-14 sm:py-20">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
          <h2 className="display text-3xl">{promise.heading}</h2>
          <ul className="space-y-4">
            {promise.items.map((item) => (
              <li key={item} className="flex gap-3.5 text-lg">
                <X aria-hidden="true" className="mt-1.5 size-5 shrink-0 text-glow-ink" strokeWidth={2.25} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  )
}

function Advisors() {
  const known = useClaims(advisors)
  return (
    <section aria-labelledby="advisors" className="mt-12">
      <h2 id="advisors" className="sr-only">
        {team.heading}
      </h2>
      {known.length === 0 ? (
        <p className="max-w-prose rounded-xl border border-line bg-surface p-6">{team.empty}</p>
      ) : (
        <ul className="grid gap-5 lg:grid-cols-2">
          {known.map((advisor) => (
            <Advisor key={advisor.name} {...advisor} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Advisor({ name, role, credentials, experience, areas, sample }: (typeof advisors)[number]) {
  return (
    <li>
      <Card className="flex h-full flex-col gap-5 p-7 sm:flex-row sm:p-8">
        <Avatar
          name={name.replace(/^Dr\. /, '').replace(/,.*/, '')}
          colour={childColour(name.length)}
          size="lg"
        />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="display text-xl">{name}</span>
            <SampleMark isShown={sample} />
          </p>
          <p className="text-ink-soft">{role}</p>
          <p className="mt-4 font-semibold text-sm">{credentials}</p>
          <p className="mt-1 text-ink-soft">{experience}</p>
          <h3 className="mt-5 font-semibold text-sm">{team.areas}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {areas.map((area) => (
              <li key={area} className="max-w-full">
                <Tag tone="accent">{area}</Tag>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </li>
  )
}

function Method() {
  return (
    <section aria-labelledby="method" className="border-line border-y bg-sunk/60">
      <Container className="py-14 sm:py-20">
        <div className="max-w-[44rem]">
          <h2 id="method" className="display text-3xl">
            {method.heading}
          </h2>
          <p className="mt-3 text-ink-soft text-lg">{method.lead}</p>
        </div>
        <ol className="mt-10 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {method.steps.map(({ title, text }, index) => (
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
