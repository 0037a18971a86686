import type { Overview } from '../contract.ts'
import { CoachSections } from './coach-sections.tsx'
import { CountsTable } from './counts-table.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { Section } from './section.tsx'

const number = (name: string) => ({ name, isNumber: true })

export function OverviewSections({ overview }: { overview: Overview }) {
  const { plans, jobs, failed, lines, numbers } = overview
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Section title="Given up" note="Work that failed in all its tries. It's kept for a week." isWide>
        <FailedJobs failed={failed} />
      </Section>
      <Section title="Plans">
        <CountsTable
          caption="Families by plan"
          columns={[{ name: 'Plan' }, number('Families'), number('Ending')]}
          empty="There are no plans."
          rows={plans.map(({ id, name, families, ending }) => ({ key: id, cells: [name, families, ending] }))}
        />
      </Section>
      <Section title="Work in line">
        <CountsTable
          caption="Work that isn't done"
          columns={[{ name: 'Work' }, { name: 'State' }, number('Count')]}
          empty="Nothing is waiting."
          rows={jobs.map(({ name, state, count }) => ({
            key: `${name} ${state}`,
            cells: [name, STATES[state] ?? state, count],
          }))}
        />
      </Section>
      <CoachSections {...overview} />
      <Section
        title="Crisis lines to check"
        note={`${lines.overdue} of ${lines.total} were last checked more than half a year ago; ${lines.neverCalled} have never been called. These have waited longest.`}
      >
        <CountsTable
          caption="Crisis lines that were checked longest ago"
          columns={[{ name: 'Line' }, { name: 'Country' }, { name: 'Checked' }, { name: 'Called' }]}
          empty="There are no lines."
          rows={lines.next.map(({ country, name, checkedOn, isCalled }) => ({
            key: `${country} ${name}`,
            cells: [
              name,
              country,
              <span key="day" className="whitespace-nowrap">
                {checkedOn}
              </span>,
              isCalled ? 'yes' : 'never',
            ],
          }))}
        />
      </Section>
      <Section title="WhatsApp numbers" note="Numbers of the pool, and children whose plan has one to come.">
        <CountsTable
          caption="Numbers of the pool"
          columns={[{ name: 'Numbers' }, number('Count')]}
          empty=""
          rows={[
            ['Shared', numbers.shared],
            ['Dedicated, free', numbers.free],
            ['Dedicated, in use', numbers.taken],
            ['Children waiting for one', numbers.waiting],
          ].map(([name, count]) => ({ key: String(name), cells: [name, count] }))}
        />
      </Section>
    </div>
  )
}

/** The queue's own names, in plain words. */
const STATES: Record<string, string> = {
  created: 'waiting',
  retry: 'waiting to be tried again',
  active: 'being done',
  failed: 'given up',
  cancelled: 'cancelled',
}
