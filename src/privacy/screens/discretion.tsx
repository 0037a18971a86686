import { centre } from '../../../content/site/privacy-centre.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { useChosen } from '../../ui/forms/use-chosen.ts'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import { saveDiscretion, useChange } from './api.ts'
import { Part } from './part.tsx'

const words = centre.discretion

/** Whether mails and notifications leave out the app's name, for whoever is signed in. */
export function Discretion({ isDiscreet }: { isDiscreet: boolean }) {
  const save = useChange(saveDiscretion)
  const [isHidden, choose] = useChosen(isDiscreet, (wanted: boolean) =>
    save.mutateAsync(wanted).then(
      () => toast.success(wanted ? words.hidden : words.shown),
      (error) => toast.error(wordsFor(error)),
    ),
  )
  return (
    <Part heading={words.heading} lead={words.lead}>
      <Checkbox
        label={words.label}
        checked={isHidden}
        onChange={({ currentTarget: { checked } }) => choose(checked)}
      />
    </Part>
  )
}
