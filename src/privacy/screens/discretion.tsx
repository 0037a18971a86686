import { centre } from '../../../content/site/privacy-centre.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import { saveDiscretion, useChange } from './api.ts'
import { Part } from './part.tsx'

const words = centre.discretion

/** Whether mails and notifications leave out the app's name, for whoever is signed in. */
export function Discretion({ isDiscreet }: { isDiscreet: boolean }) {
  const save = useChange(saveDiscretion)
  return (
    <Part heading={words.heading} lead={words.lead}>
      <Checkbox
        label={words.label}
        checked={save.isPending ? save.variables : isDiscreet}
        disabled={save.isPending}
        onChange={({ currentTarget: { checked } }) =>
          save.mutate(checked, {
            onSuccess: () => toast.success(checked ? words.hidden : words.shown),
            onError: (error) => toast.error(wordsFor(error)),
          })
        }
      />
    </Part>
  )
}
