import { useState } from 'react'
import { consents as known } from '../../../content/site/consents.ts'
import { centre } from '../../../content/site/privacy-centre.ts'
import type { Consent } from '../../accounts/contract.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/over/confirm-dialog.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import type { Agreement } from '../contract.ts'
import { agree, useChange, withdrawAnalysis } from './api.ts'
import { dayText, fillWords } from './fill-words.ts'
import { Part } from './part.tsx'

const words = centre.consents
/** Nobody is here without these; whoever came before they were asked for can add them. */
const NEEDED: Agreement[] = ['adult', 'terms', 'privacy']

export function ConsentList({ consents }: { consents: Consent[] }) {
  const missing = NEEDED.filter((kind) => !consents.some((given) => given.kind === kind))
  return (
    <Part heading={words.heading} lead={words.lead}>
      <ul className="divide-y divide-line">
        {missing.map((kind) => (
          <Missing key={kind} kind={kind} />
        ))}
        {consents.map((consent) => (
          <Given key={consent.id} consent={consent} />
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">{words.ending}</p>
    </Part>
  )
}

function Missing({ kind }: { kind: Agreement }) {
  const confirm = useChange(agree)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
      <div>
        <p className="font-semibold">{known[kind].title}</p>
        <p className="text-ink-soft text-sm">{words.missing}</p>
      </div>
      <Button
        size="sm"
        variant="soft"
        isLoading={confirm.isPending}
        onClick={() => confirm.mutate(kind, { onError: (error) => toast.error(wordsFor(error)) })}
      >
        {words.confirm}
      </Button>
    </li>
  )
}

function Given({ consent: { kind, version, at, withdrawnAt } }: { consent: Consent }) {
  const [isAsking, setIsAsking] = useState(false)
  const end = useChange(withdrawAnalysis)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold">{known[kind].title}</p>
        <p className="text-ink-soft text-sm">
          {fillWords(words.given, { date: dayText(at), version })}
          {withdrawnAt ? `. ${fillWords(words.withdrawn, { date: dayText(withdrawnAt) })}` : null}
        </p>
      </div>
      {kind === 'analysis' && !withdrawnAt ? (
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          {words.withdraw}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.askWithdraw}
        description={words.aboutWithdraw}
        confirmLabel={words.withdraw}
        isBusy={end.isPending}
        error={end.error ? wordsFor(end.error) : null}
        onConfirm={() => end.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </li>
  )
}
