import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { nameOf } from '../../../family/rules.ts'
import { childrenQuery } from '../../../family/screens/api.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TakenStep } from '../../contract.ts'
import { stepsQuery } from '../api.ts'
import { MemoryList } from '../memory/memory-list.tsx'
import { StepItem } from './step-item.tsx'

const GROUPS: [outcome: TakenStep['outcome'], heading: string][] = [
  ['worked', 'What helped'],
  [null, "What you're trying"],
  ['partly', 'What helped in part'],
  ['not', "What didn't help"],
]

/** /my-children/$childId/what-works: what was tried with a child, what came of it, and what the coach remembers. */
export function WhatWorksPage() {
  const { childId = '' } = useParams({ strict: false })
  const family = useQuery(childrenQuery)
  const query = useQuery(stepsQuery)
  const child = family.data?.children.find(({ id }) => id === childId)
  const failed = [family, query].find(({ error, data }) => error && !data)
  if (failed) return <NotLoaded title="We couldn't load this page" query={failed} />
  if (!family.data || !query.data) return <Loading />
  const steps = query.data.steps.filter((step) => step.childId === childId)
  return (
    <Page
      width="text"
      heading={child ? `What works for ${nameOf(child.name)}` : 'What works'}
      lead="What you tried, what came of it, and what the coach remembers. The coach builds on it. It's yours to change or delete."
    >
      <div className="space-y-8">
        {steps.length === 0 ? (
          <p className="text-ink-soft">
            Nothing yet. Tap ‘I'll try this’ below a step of an answer, and we'll ask you how it went.
          </p>
        ) : null}
        {GROUPS.map(([outcome, heading]) => {
          const own = steps.filter((step) => step.outcome === outcome)
          return own.length > 0 ? (
            <Section key={heading} heading={heading}>
              <ul className="divide-y divide-line border-line border-y">
                {own.map((step) => (
                  <StepItem key={step.id} step={step} />
                ))}
              </ul>
            </Section>
          ) : null
        })}
        <Section heading="What the coach remembers">
          <MemoryList childId={childId} />
        </Section>
      </div>
    </Page>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-3 text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

function Loading() {
  return (
    <Page width="text" heading="What works">
      <div aria-busy="true" className="space-y-6">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-40" />
        <Skeleton className="h-24" />
      </div>
    </Page>
  )
}
