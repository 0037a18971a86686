import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { useChosen } from '../../ui/forms/use-chosen.ts'
import { Notice } from '../../ui/notice.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { wordsFor } from '../../ui/words.ts'
import type { FamilyChat } from '../contract.ts'
import { type AnswerMode, answerModes } from '../rules.ts'
import { chatQuery, switchCoach, wishReminder } from './api.ts'
import { MODES } from './words.ts'

/** When the coach answers, for all; and whether this member is reminded. */
export function SwitchesDialog({ chat, onClose }: { chat: FamilyChat; onClose: () => void }) {
  const client = useQueryClient()
  const [error, setError] = useState<unknown>(null)
  const save = (saving: Promise<unknown>, next: Partial<FamilyChat>) => {
    const change = () => client.setQueryData(chatQuery.queryKey, (known) => known && { ...known, ...next })
    return saving.then(change, setError)
  }
  const [mode, chooseMode] = useChosen(chat.answers, (answers: AnswerMode) =>
    save(switchCoach(answers), { answers }),
  )
  const [isReminded, remind] = useChosen(chat.wantsReminder, (wantsReminder: boolean) =>
    save(wishReminder(wantsReminder), { wantsReminder }),
  )
  return (
    <Dialog isOpen onClose={onClose} title="When does the coach answer?" size="sm" closesOnBackdrop>
      <div className="space-y-5">
        {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
        <fieldset disabled={!chat.canWrite} className="space-y-2">
          <legend className="mb-3 text-ink-soft text-sm">
            Any parent can change this, for everyone. An answer costs one message of the child you name first,
            or of the one with most left.
          </legend>
          {answerModes.map((answers) => (
            <label
              key={answers}
              className="flex cursor-pointer items-start gap-3 rounded-lg border border-line px-4 py-3 transition-colors has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="answers"
                value={answers}
                checked={mode === answers}
                onChange={() => chooseMode(answers)}
                className="mt-1 size-5 shrink-0 accent-accent"
              />
              <span>
                <span className="block font-semibold">{MODES[answers].label}</span>
                <span className="block text-ink-soft text-sm">{MODES[answers].text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="border-line border-t pt-3">
          <Checkbox
            checked={isReminded}
            onChange={(event) => remind(event.target.checked)}
            label="Remind me when something waits here: on devices that take notifications, otherwise by mail. Once an hour at most, and with no names or words in it."
          />
        </div>
      </div>
    </Dialog>
  )
}
