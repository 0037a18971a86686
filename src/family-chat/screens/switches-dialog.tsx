import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
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
  const change = (next: Partial<FamilyChat>) =>
    client.setQueryData(chatQuery.queryKey, (known) => known && { ...known, ...next })
  const mode = useMutation({
    mutationFn: (answers: AnswerMode) => switchCoach(answers),
    onSuccess: (_, answers) => change({ answers }),
  })
  const reminder = useMutation({
    mutationFn: (wantsReminder: boolean) => wishReminder(wantsReminder),
    onSuccess: (_, wantsReminder) => change({ wantsReminder }),
  })
  const error = mode.error ?? reminder.error
  return (
    <Dialog isOpen onClose={onClose} title="When does the coach answer?" size="sm" closesOnBackdrop>
      <div className="space-y-5">
        {error ? <Notice tone="error">{wordsFor(error)}</Notice> : null}
        <fieldset disabled={!chat.canWrite || mode.isPending} className="space-y-2">
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
                checked={(mode.isPending ? mode.variables : chat.answers) === answers}
                onChange={() => mode.mutate(answers)}
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
            checked={reminder.isPending ? reminder.variables : chat.wantsReminder}
            disabled={reminder.isPending}
            onChange={(event) => reminder.mutate(event.target.checked)}
            label="Remind me when something waits here: on devices that take notifications, otherwise by mail. Once an hour at most, and with no names or words in it."
          />
        </div>
      </div>
    </Dialog>
  )
}
