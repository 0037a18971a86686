import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import type { Overview } from '../contract.ts'
import { useRetryJob } from './api.ts'
import { CountsTable } from './counts-table.tsx'

/** Work that was given up, each with a way to have it done once more. */
export function FailedJobs({ failed }: Pick<Overview, 'failed'>) {
  const retrying = useRetryJob()
  const retry = (id: string) =>
    retrying.mutate(id, {
      onSuccess: () => toast.success("It's in line again."),
      onError: (error) => toast.error(wordsFor(error)),
    })
  return (
    <CountsTable
      caption="Failed work"
      columns={[
        { name: 'Work' },
        { name: 'Given up' },
        { name: 'Tries', isNumber: true },
        { name: 'Again', isNumber: true },
      ]}
      empty="Nothing has been given up."
      rows={failed.map(({ id, name, tries, failedAt }) => ({
        key: id,
        cells: [
          name,
          failedAt.slice(0, 16).replace('T', ' '),
          tries,
          <Button
            key="again"
            size="sm"
            variant="secondary"
            isLoading={retrying.isPending && retrying.variables === id}
            onClick={() => retry(id)}
            aria-label={`Try again: ${name}`}
          >
            Try again
          </Button>,
        ],
      }))}
    />
  )
}
