import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { childColour } from '../../ui/child-colour.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { WorkbookChild } from '../contract.ts'
import { monthName } from '../rules/month.ts'
import { workbookQuery } from './api.ts'
import { BackToMonths } from './back-to-months.tsx'
import { ExerciseView } from './exercise-view.tsx'
import { PdfLinks } from './pdf-links.tsx'

/** /reports/$month/workbook */
export function WorkbookPage() {
  const { month } = useParams({ from: '/reports/$month/workbook' })
  const query = useQuery(workbookQuery(month))
  const { data, error } = query
  if (error && !data) return <NotLoaded title="We couldn't load this workbook" query={query} />
  return (
    <Page
      width="text"
      actions={<BackToMonths />}
      heading={`Workbook after ${monthName(month)}`}
      lead="One goal, four weeks, a few minutes a day. Print it to tick and to write in."
    >
      {data ? (
        <div className="space-y-10">
          <PdfLinks month={month} what="workbook" />
          {data.children.map((child) => (
            <OfChild key={child.childId} child={child} />
          ))}
        </div>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Page>
  )
}

function OfChild({ child }: { child: WorkbookChild }) {
  return (
    <section aria-label={child.name} className="space-y-5">
      <h2 className="display flex items-center gap-3 text-2xl">
        <Avatar name={child.name} colour={childColour(child.place)} />
        <span dir="auto">{child.name}</span>
      </h2>
      <p className="rounded-lg bg-accent-wash p-4 text-accent-ink">
        <strong>The goal:</strong> {child.goal}
      </p>
      <ol className="space-y-4">
        {child.exercises.map((exercise, index) => (
          <ExerciseView key={`${exercise.cardId}${exercise.steps[0]}`} week={index + 1} exercise={exercise} />
        ))}
      </ol>
      <div className="rounded-xl border-2 border-edge/50 border-dashed p-5">
        <h3 className="font-semibold text-lg">For the fridge</h3>
        <ul className="mt-3 list-disc space-y-2 ps-5">
          {child.fridge.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {child.fridge.words.map((line) => (
          <p key={line} className="mt-3">
            Say: “{line}”
          </p>
        ))}
        <p className="mt-3 text-ink-soft">{child.fridge.avoid}</p>
      </div>
    </section>
  )
}
