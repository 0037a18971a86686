import { TextField } from '../../ui/forms/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CountryField } from './country-field.tsx'

type PlaceholderCardProps = { country: string; onCountry: (country: string) => void }

/** Where a card would be asked for. It takes none, so that nobody types one into a page that does nothing with it. */
export function PlaceholderCard({ country, onCountry }: PlaceholderCardProps) {
  return (
    <>
      <Notice tone="warning" title="A placeholder: nothing is charged">
        This site takes no payments. No card is asked for.
      </Notice>
      <fieldset disabled className="space-y-4">
        <legend className="sr-only">Card (not needed here)</legend>
        <TextField label="Card number" placeholder="Not needed here" autoComplete="off" />
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Expiry" placeholder="MM / YY" autoComplete="off" />
          <TextField label="CVC" placeholder="123" autoComplete="off" />
        </div>
      </fieldset>
      <CountryField value={country} onChange={onCountry} />
    </>
  )
}
