import { Select } from '../../ui/forms/select.tsx'

type CountryFieldProps = { value: string; onChange: (country: string) => void }

/** The country of the billing address, where no payment page asks for it. */
export function CountryField({ value, onChange }: CountryFieldProps) {
  return (
    <Select
      label="Country of your billing address"
      hint="In the EU, the UK and some others you can withdraw from the contract within 14 days."
      isOptional
      autoComplete="billing country"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">Not given</option>
      {countries().map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** ISO 3166 alpha-2; the browser knows the names. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WS XK YE ZA ZM ZW'

const countries = () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return CODES.split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
