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
import { saveSettings, useChange } from '../api.ts'

const HALF_HOURS = Array.from(
  { length: (LAST_MINUTE - FIRST_MINUTE) / 30 },
  (_, place) => FIRST_MINUTE + place * 30,
)

export function SettingsForm({ settings }: { settings: Settings }) {
  const { register, handleSubmit, formState } = useSchemaForm(settingsForm, { defaultValues: settings })
  const save = useChange(saveSettings)
  const { errors } = formState
  const submit = handleSubmit((given) => save.mutate(given, { onSuccess: () => toast.success('Saved') }))
  return (
    <Card>
      <form noValidate onSubmit={submit} className="space-y-5">
        {save.error ? <Notice tone="error">{wordsFor(save.error)}</Notice> : null}
        <Checkbox label="Ask me how it went" {...register('isOn')} />
        <Select label="How we ask" error={errors.channel?.message} {...register('channel')}>
          <option value="mail">By email, and on My Children</option>
          <option value="app">On My Children only</option>
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
