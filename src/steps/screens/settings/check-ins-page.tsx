import { useQuery } from '@tanstack/react-query'
import { pushQuery } from '../../../push/screens/api.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { timeZone } from '../../../ui/server/open-stream.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { USUAL_MINUTE } from '../../rules.ts'
import { settingsQuery } from '../api.ts'
import { SettingsForm } from './settings-form.tsx'

/** /check-ins: whether, when and how a parent is asked how a step went. */
export function CheckInsPage() {
  const query = useQuery(settingsQuery)
  const push = useQuery(pushQuery)
  const { data } = query
  const failed = [query, push].find((one) => one.error && !one.data)
  if (failed) return <NotLoaded title="We couldn't load your check-ins" query={failed} />
  const usual = { zone: timeZone(), minuteOfDay: USUAL_MINUTE, channel: 'mail', isOn: true } as const
  return (
    <Page
      width="text"
      heading="Check-ins"
      lead="When you try a step, we ask the next day how it went: three times at most, and never between 21:00 and 8:00. A check-in names no child and no step."
    >
      {data && push.data ? (
        <SettingsForm settings={data.settings ?? usual} hasPhone={data.hasPhone} push={push.data} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Page>
  )
}
