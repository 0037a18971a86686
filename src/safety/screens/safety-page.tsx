import { safety } from '../../../content/site/safety.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Checking } from './checking.tsx'
import { leaveQuickly } from './leave-quickly.ts'
import { LinesHere } from './lines-here.tsx'
import { MonthCounts } from './month-counts.tsx'
import { Section } from './section.tsx'

const { heading, lead, jump, protocol, levels, limits, quietly, report } = safety

const PROTOCOL = 'protocol'

/** The protocol in plain words, with the numbers before every word of it. */
export function SafetyPage() {
  return (
    <Page
      width="text"
      heading={heading}
      lead={
        <>
          {lead}{' '}
          <a href={`#${PROTOCOL}`} className="font-semibold text-accent underline underline-offset-4">
            {jump}
          </a>
        </>
      }
    >
      <div className="space-y-12">
        <LinesHere />
        <Section id={PROTOCOL} heading={protocol.heading}>
          <Points items={protocol.items} />
        </Section>
        <Section heading={levels.heading}>
          <Points items={levels.items} />
        </Section>
        <Section heading={limits.heading}>
          <ul className="list-disc space-y-2.5 pl-5 marker:text-ink-faint">
            {limits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
        <Checking />
        <Section id="leave-quietly" heading={quietly.heading}>
          <p className="mb-5">{quietly.lead}</p>
          <Points items={quietly.items} />
          <Button variant="secondary" className="mt-5" onClick={leaveQuickly}>
            {quietly.leave}
          </Button>
        </Section>
        <Section heading={report.heading}>
          <p>{report.text}</p>
          <Link
            to="/contact"
            className="touch mt-1 inline-flex items-center font-semibold text-accent underline underline-offset-4"
          >
            {report.link}
          </Link>
        </Section>
        <MonthCounts />
      </div>
    </Page>
  )
}

function Points({ items }: { items: { title: string; text: string }[] }) {
  return (
    <dl className="space-y-5">
      {items.map(({ title, text }) => (
        <div key={title} className="border-line border-l-2 pl-4">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-0.5 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
