import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import type { ReportsPage } from '../contract.ts'
import { monthName } from '../rules/month.ts'
import { useAskForReport } from './api.ts'

/** Has the month that runs looked back on, once a day. */
export function AskForReport({ page }: { page: ReportsPage }) {
  const asking = useAskForReport()
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-line bg-surface p-5 shadow-sm">
      <p className="max-w-prose text-ink-soft">
        {page.canAsk
          ? `Don't want to wait? Look back on ${monthName(page.thisMonth)} so far.`
          : 'You asked for one today. You can ask again tomorrow.'}
      </p>
      {page.canAsk ? (
        <Button
          variant="soft"
          isLoading={asking.isPending}
          onClick={() => asking.mutate(undefined, { onError: (error) => void toast.error(wordsFor(error)) })}
        >
          Make it now
        </Button>
      ) : null}
    </div>
  )
}
