import type { Overview } from '../contract.ts'
import { CountsTable } from './counts-table.tsx'
import { Section } from './section.tsx'

const number = (name: string) => ({ name, isNumber: true })

/** What the coach costs, what it has nothing on, and how often somebody was in danger. */
export function CoachSections({ days, whatsapp, gaps, safety }: Overview) {
  const isPriced = days.some(({ cents }) => cents !== null)
  return (
    <>
      <Section
        title="Cost per day"
        note={
          isPriced
            ? 'Tokens are estimated at four characters each.'
            : 'Tokens are estimated at four characters each. Set COACH_CENTS_PER_MILLION_TOKENS to see what they cost.'
        }
      >
        <CountsTable
          caption="Tokens and their cost, by day"
          columns={[{ name: 'Day' }, number('Tokens'), ...(isPriced ? [number('Cost')] : [])]}
          empty="No model has been asked yet."
          rows={days.map(({ day, tokens, cents }) => ({
            key: day,
            cells: [day, tokens.toLocaleString('en'), ...(isPriced ? [((cents ?? 0) / 100).toFixed(2)] : [])],
          }))}
        />
      </Section>
      <Section title="WhatsApp" note="Messages that Meta bills, and free ones.">
        <CountsTable
          caption="WhatsApp messages by month"
          columns={[{ name: 'Month' }, { name: 'Category' }, number('Billed'), number('Free')]}
          empty="None has been sent yet."
          rows={whatsapp.map(({ month, category, billed, free }) => ({
            key: `${month} ${category}`,
            cells: [month, category, billed, free],
          }))}
        />
      </Section>
      <Section title="Gaps in the guidance" note="Questions that no card covers, by the nearest topic.">
        <CountsTable
          caption="Questions without a card, by month"
          columns={[{ name: 'Month' }, { name: 'Topic' }, { name: 'Age' }, number('Asked')]}
          empty="Every question found a card."
          rows={gaps.map(({ month, topic, band, count }) => ({
            key: `${month} ${topic} ${band}`,
            cells: [month, topic, band, count],
          }))}
        />
      </Section>
      <Section title="Safety cards" note="How often one was shown. Nobody can see to whom.">
        <CountsTable
          caption="Safety cards by month"
          columns={[{ name: 'Month' }, { name: 'Level' }, { name: 'Concern' }, number('Shown')]}
          empty="None has been shown yet."
          rows={safety.map(({ month, level, concern, count }) => ({
            key: `${month} ${level} ${concern}`,
            cells: [month, words(level), words(concern), count],
          }))}
        />
      </Section>
    </>
  )
}

const words = (name: string) => name.replaceAll('_', ' ')
