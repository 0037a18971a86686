import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { FamilyPage } from '../contract.ts'
import { ROLE_WORDS } from './words.ts'

type Given = { role: 'parent' | 'carer'; childIds: string[]; until: string | null }

type GivenFieldsProps = {
  // biome-ignore lint/suspicious/noExplicitAny: whatever else stands in the form, and whatever its schema makes of it
  form: UseFormReturn<any, any, any>
  family: FamilyPage
}

/** As what somebody belongs to the family; for a carer, with whom and until when. */
export function GivenFields({ form, family }: GivenFieldsProps) {
  const { register, watch, setValue, formState } = form as UseFormReturn<Given>
  const role = watch('role')
  return (
    <>
      <Select label="As" hint={ROLE_WORDS[role]} {...register('role')}>
        <option value="parent">Parent</option>
        <option value="carer">Carer: a grandparent, a sitter</option>
      </Select>
      {role === 'carer' ? (
        <>
          <fieldset>
            <legend className="font-semibold text-sm">Children they look after</legend>
            {family.children.map(({ id, name }) => (
              <Checkbox key={id} label={<bdi>{name}</bdi>} value={id} {...register('childIds')} />
            ))}
            {formState.errors.childIds ? (
              <p role="alert" className="text-danger-ink text-sm">
                {formState.errors.childIds.message}
              </p>
            ) : null}
          </fieldset>
          <TextField
            type="date"
            label="Last day"
            isOptional
            hint="Their access ends by itself after this day."
            error={formState.errors.until?.message}
            {...register('until', { setValueAs: (day: string | null) => day || null })}
            onChange={(event) => setValue('until', event.target.value || null)}
          />
        </>
      ) : null}
    </>
  )
}
