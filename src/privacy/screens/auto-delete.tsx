import { centre } from '../../../content/site/privacy-centre.ts'
import { Select } from '../../ui/forms/select.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import { AUTO_DELETE_DAYS } from '../rules.ts'
import { saveAutoDelete, useChange } from './api.ts'
import { fillWords } from './fill-words.ts'
import { Part } from './part.tsx'

const words = centre.autoDelete

export function AutoDelete({ days }: { days: number | null }) {
  const save = useChange(saveAutoDelete)
  const choose = (value: string) =>
    save.mutate(AUTO_DELETE_DAYS.find((count) => `${count}` === value) ?? null, {
      onSuccess: () => toast.success(words.saved),
      onError: (error) => toast.error(wordsFor(error)),
    })
  const shown = save.isPending ? save.variables : days
  return (
    <Part heading={words.heading} lead={words.lead}>
      <Select
        label={words.label}
        hint={words.hint}
        value={shown ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{words.off}</option>
        {AUTO_DELETE_DAYS.map((count) => (
          <option key={count} value={count}>
            {fillWords(words.days, { days: count })}
          </option>
        ))}
      </Select>
    </Part>
  )
}
