import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { wordsFor } from '../../../ui/words.ts'
import type { OpenSession } from '../../contract.ts'
import { deviceName } from '../../rules/device-name.ts'
import { endOtherSessions, endSession, sessionsQuery } from './security-api.ts'

export function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: (id: string | null) => (id ? endSession(id) : endOtherSessions()),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  return (
    <div className="space-y-4">
      {end.error ? <Notice tone="error">{wordsFor(end.error)}</Notice> : null}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{deviceName(session.userAgent)}</p>
              <p className="text-ink-faint text-sm">
                Logged in {dayOf(session.begunAt)}, last used {dayOf(session.usedAt)}
              </p>
            </div>
            {session.isCurrent ? (
              <Tag>This device</Tag>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                disabled={end.isPending}
                aria-label={`Log out ${deviceName(session.userAgent)}`}
                onClick={() => end.mutate(session.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="soft" className="w-full" isLoading={end.isPending} onClick={() => end.mutate(null)}>
          Log out everywhere else
        </Button>
      ) : null}
    </div>
  )
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const dayOf = (iso: string) => DAY.format(new Date(iso))
