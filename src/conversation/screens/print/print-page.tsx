import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ask } from '../../../ui/server/ask.ts'
import { wordsFor } from '../../../ui/words.ts'
import type { ExportedMessage } from '../../export/rules.ts'
import { api } from '../api.ts'
import { timeText } from '../times.ts'

const readAll = (conversationId: string | undefined, signal: AbortSignal) => {
  const query = { format: 'json' } as const
  return conversationId
    ? ask(api.conversations[':conversationId'].export.$get, { param: { conversationId }, query }, signal)
    : ask(api['conversation-export'].$get, { query }, signal)
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** /print-conversations: as paper shows them. The browser prints, or keeps it as a PDF: it can write every language. */
export function PrintPage() {
  const { conversation } = useSearch({ from: '/print-conversations' })
  const { data, error } = useQuery({
    queryKey: ['print', conversation ?? 'all'],
    queryFn: ({ signal }) => readAll(conversation, signal),
    gcTime: 0,
  })
  return (
    <div className="mx-auto max-w-[46rem] px-4 py-8 sm:px-6 print:max-w-none print:p-0">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <h1 className="display text-2xl">{conversation ? 'Conversation' : 'Conversations'}</h1>
        <Button
          icon={<Printer aria-hidden="true" />}
          disabled={!data?.conversations.length}
          onClick={() => window.print()}
        >
          Print, or save as PDF
        </Button>
      </div>
      {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
      {data || error ? null : <p role="status">Loading...</p>}
      {data?.conversations.length === 0 ? <p>No conversations yet.</p> : null}
      {data?.conversations.map((one) => (
        <article key={one.createdAt + one.title} className="mb-10 break-after-page last:break-after-auto">
          <h2 className="wrap-anywhere display text-xl">
            <bdi>{one.title}</bdi>
          </h2>
          <p className="mb-4 text-ink-soft text-sm">
            Begun {day.format(new Date(one.createdAt))}. Written by a parent and an AI coach.
          </p>
          {one.messages.map((message, place) => (
            <PrintedMessage key={place} message={message} />
          ))}
        </article>
      ))}
    </div>
  )
}

function PrintedMessage({
  message: { from, text, at, status, isStarred, safetyCard, sources },
}: {
  message: ExportedMessage
}) {
  return (
    <section className="border-line border-t py-3">
      <h3 className="break-after-avoid font-semibold text-sm">
        {from === 'parent' ? 'You' : 'Coach'}
        <span className="font-normal text-ink-soft">
          {' '}
          · {day.format(new Date(at))}, {timeText(at)}
          {status === 'complete' ? '' : ` · ${status}`}
          {isStarred ? ' · saved' : ''}
        </span>
      </h3>
      <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-wrap text-start [unicode-bidi:plaintext]">
        {text}
      </p>
      {safetyCard ? <p className="mt-1 text-sm">Shown beside it: {safetyCard}</p> : null}
      {sources.length > 0 ? (
        <ul className="mt-2 text-ink-soft text-xs">
          {sources.map(({ publisher, title, url }) => (
            <li key={url} className="wrap-anywhere">
              {publisher}: {title}, {url}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
