import type { PushState } from '../../../push/contract.ts'
import { canNotify } from '../../../push/screens/notify-here.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { useSchemaForm } from '../../../ui/forms/use-schema-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/over/toast.ts'
import { timeZone } from '../../../ui/server/open-stream.ts'
import { wordsFor } from '../../../ui/words.ts'
import type { Settings } from '../../contract.ts'
import { settingsForm } from '../../forms.ts'
import { FIRST_MINUTE, LAST_MINUTE } from '../../rules.ts'
import { NOTIFY_WORDS, useSaveSettings } from './use-save-settings.ts'

const MISSING_HERE = "This device doesn't get notifications yet. Press Save to get them here."

const HALF_HOURS = Array.from(
  { length: (LAST_MINUTE - FIRST_MINUTE) / 30 },
  (_, place) => FIRST_MINUTE + place * 30,
)

type SettingsFormProps = { settings: Settings; hasPhone: boolean; push: PushState }

export function SettingsForm({ settings, hasPhone, push }: SettingsFormProps) {
  const { register, handleSubmit, formState, setError } = useSchemaForm(settingsForm, {
    defaultValues: settings,
  })
  const save = useSaveSettings(push)
  const { errors } = formState
  const submit = handleSubmit((given) =>
    save.mutate(given, {
      onSuccess: (problem) => {
        if (problem) setError('channel', { message: NOTIFY_WORDS[problem] })
        else toast.success('Saved')
      },
    }),
  )
  const isMissingHere = settings.channel === 'push' && settings.isOn && !push.isOn
  return (
    <Card>
      <form noValidate onSubmit={submit} className="space-y-5">
        {save.error ? <Notice tone="error">{wordsFor(save.error)}</Notice> : null}
        <Checkbox label="Ask me how it went" {...register('isOn')} />
        <Select
          label="How we ask"
          hint={isMissingHere ? MISSING_HERE : "It's on My Children, too."}
          error={errors.channel?.message}
          {...register('channel')}
        >
          <option value="mail">Email</option>
          {(push.publicKey && canNotify()) || settings.channel === 'push' ? (
            <option value="push">Notification on this device</option>
          ) : null}
          {hasPhone || settings.channel === 'whatsapp' ? <option value="whatsapp">WhatsApp</option> : null}
          <option value="app">Only on My Children</option>
        </Select>
        <Select
          label="Time of day"
          error={errors.minuteOfDay?.message}
          {...register('minuteOfDay', { valueAsNumber: true })}
        >
          {HALF_HOURS.map((minute) => (
            <option key={minute} value={minute}>
              {clockOf(minute)}
            </option>
          ))}
        </Select>
        <Select label="Time zone" error={errors.zone?.message} {...register('zone')}>
          {zonesWith(settings.zone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
        <Button type="submit" isLoading={save.isPending}>
          Save
        </Button>
      </form>
    </Card>
  )
}

const clockOf = (minute: number) =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone: 'UTC' }).format(minute * 60_000)

const zonesWith = (own: string): string[] =>
  [...new Set([own, timeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()
