import { useQuery } from '@tanstack/react-query'
import { privacy } from '../../../content/site/privacy.ts'
import { retention } from '../../../content/site/retention.ts'
import { configQuery } from '../../accounts/screens/api.ts'
import { FactsTable } from '../../ui/facts-table.tsx'
import { useIsAwake } from '../../ui/use-is-awake.ts'
import { Document, type Part } from './document.tsx'

const { held, coach, cookies } = privacy

/** The privacy policy. What the coach is sent depends on who answers on this server, so that part asks. */
export function PrivacyPage() {
  const { data: config } = useQuery(configQuery)
  // The page that the build wrote doesn't know it, and comes alive as it stands.
  const data = useIsAwake() ? config : undefined
  const beside = data?.coach === 'webhook' ? [coach.besideWebhook[data.trialCoach]] : []
  const sent = [coach[coachOf(data?.coach)], ...beside, coach.always]
  const parts: Part[] = [
    privacy.short,
    privacy.responsible,
    {
      heading: held.heading,
      children: (
        <FactsTable
          caption={held.heading}
          columns={[held.columns.what, held.columns.why, held.columns.basis]}
          rows={held.rows.map(({ what, why, basis }) => [what, why, basis])}
        />
      ),
    },
    { heading: coach.heading, text: sent },
    privacy.others,
    { heading: retention.heading, text: [retention.lead], children: <Retention /> },
    privacy.rights,
    privacy.children,
    {
      heading: cookies.heading,
      text: data?.analyticsUrl ? [...cookies.text, cookies.analytics] : cookies.text,
    },
    privacy.safe,
    privacy.changes,
  ]
  return <Document heading={privacy.heading} lead={privacy.lead} dates={privacy.dates} parts={parts} />
}

const coachOf = (name: string | undefined) =>
  name === 'guide' || name === 'webhook' || name === 'chat-completions' ? name : 'unknown'

function Retention() {
  const { columns, rows } = retention
  return (
    <FactsTable
      caption={retention.heading}
      columns={[columns.what, columns.kept, columns.why]}
      rows={rows.map(({ what, kept, days, why }) => [what, kept.replace('{days}', String(days)), why])}
    />
  )
}
