import { Select } from '../../ui/forms/select.tsx'
import type { Countries } from '../contract.ts'

/** ISO 3166's free code: none of ours. */
export const ELSEWHERE = 'ZZ'

type CountrySelectProps = {
  countries: Countries['countries']
  value: string
  onChoose: (country: string) => void
  label?: string
  hint?: string
}

export function CountrySelect(props: CountrySelectProps) {
  const { countries, value, onChoose, label = 'Your country', hint } = props
  return (
    <Select label={label} hint={hint} value={value} onChange={(event) => onChoose(event.target.value)}>
      {value === '' ? <option value="">Choose a country</option> : null}
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      <option value={ELSEWHERE}>Another country</option>
    </Select>
  )
}
