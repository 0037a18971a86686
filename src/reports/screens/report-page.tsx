import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { childColour } from '../../ui/child-colour.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ChildTold, ReportPage as Report } from '../contract.ts'
import { monthName } from '../rules/month.ts'
import { PART_WORDS, PARTS, THIN, TOO_LITTLE } from '../rules/part-words.ts'
import { reportQuery } from './api.ts'
import { BackToMonths } from './back-to-months.tsx'
import { PdfLinks } from './pdf-links.tsx'
import { SentenceItem } from './sentence-item.tsx'
import { TopicsPicture } from './topics-picture.tsx'

/** /reports/$month */
export function ReportPage() {
  const { month } = useParams({ from: '/reports/$month' })
  const query = useQuery(reportQuery(month))
  const { data, error } = query
  if (error && !data) return <NotLoaded title="We couldn't load this report" query={query} />
  return (
    <Page
      width="text"
      actions={<BackToMonths />}
      heading={`Looking back at ${monthName(month)}`}
      lead="Open a sentence to see the messages it rests on."
    >
      {data ? (
        <div className="space-y-10">
          <PdfLinks month={month} what="report" />
          {data.children.map((child) => (
            <OfChild key={child.childId} child={child} messages={data.messages} />
          ))}
        </div>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Page>
  )
}

function OfChild({ child, messages }: { child: ChildTold; messages: Report['messages'] }) {
  return (
    <section aria-label={child.name} className="space-y-6">
      <h2 className="display flex items-center gap-3 text-2xl">
        <Avatar name={child.name} colour={childColour(child.place)} />
        <span dir="auto">{child.name}</span>
      </h2>
      {child.said < THIN ? <p className="rounded-lg bg-glow-wash p-4 text-glow-ink">{TOO_LITTLE}</p> : null}
      <TopicsPicture child={child} />
      {PARTS.filter((part) => child[part].length > 0).map((part) => (
        <div key={part}>
          <h3 className="mb-3 font-semibold text-lg">{PART_WORDS[part]}</h3>
          <ul className="space-y-2">
            {child[part].map((told) => (
              <SentenceItem key={`${told.text}${told.messageIds.join()}`} told={told} messages={messages} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
