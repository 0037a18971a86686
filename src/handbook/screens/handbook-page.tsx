import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { nameOf } from '../../family/rules.ts'
import { childrenQuery } from '../../family/screens/api.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { HandbookCard } from '../contract.ts'
import { matches } from '../rules.ts'
import { handbookQuery } from './api.ts'
import { HandbookItem } from './handbook-item.tsx'

const TOPICS: Record<HandbookCard['topic'], string> = {
  sleep: 'Sleep',
  eating: 'Eating',
  behavior: 'Behaviour',
  emotion: 'Feelings',
  development: 'Growing and learning',
  sibling: 'Brothers and sisters',
  friend: 'Friends',
  school: 'School',
  challenge: 'Hard times',
  progress: 'Going well',
  you: 'How you’re doing',
}

/** /my-children/$childId/handbook: everything the guide has for a child of this age, to browse. */
export function HandbookPage() {
  const { childId = '' } = useParams({ strict: false })
  const family = useQuery(childrenQuery)
  const query = useQuery(handbookQuery(childId))
  const child = family.data?.children.find(({ id }) => id === childId)
  if (query.error && !query.data) return <NotLoaded title="We couldn't load this page" query={query} />
  return (
    <Page
      width="text"
      heading={child ? `Guidance for ${nameOf(child.name)}` : 'Guidance'}
      lead={
        <>
          What the guide has for this age, with its sources. If someone is in danger, see the{' '}
          <Link to="/safety" className="font-semibold text-accent underline underline-offset-4">
            emergency numbers
          </Link>
          .
        </>
      }
    >
      {query.data ? (
        <Cards cards={query.data.cards} />
      ) : (
        <div aria-busy="true">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-64" />
        </div>
      )}
    </Page>
  )
}

function Cards({ cards }: { cards: HandbookCard[] }) {
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const found = cards.filter((card) => matches(card, wanted))
  return (
    <div className="space-y-8">
      <TextField
        label="Look for"
        type="search"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {found.length > 0
          ? `${found.length} cards`
          : 'No card has these words. Try one word, or ask the coach.'}
      </p>
      {(Object.keys(TOPICS) as HandbookCard['topic'][]).map((topic) => {
        const own = found.filter((card) => card.topic === topic)
        return own.length > 0 ? (
          <section key={topic} aria-labelledby={`topic-${topic}`}>
            <h2 id={`topic-${topic}`} className="display mb-2 text-xl">
              {TOPICS[topic]}
            </h2>
            <ul className="divide-y divide-line border-line border-y">
              {own.map((card) => (
                <li key={card.id}>
                  <HandbookItem card={card} />
                </li>
              ))}
            </ul>
          </section>
        ) : null
      })}
    </div>
  )
}
