import { useState } from 'react'
import { Tag } from '../../../ui/tag.tsx'

const SHOWN_AT_FIRST = 6

/** Interests as tags; a long list opens on a press. */
export function InterestTags({ interests }: { interests: string[] }) {
  const [isOpen, setIsOpen] = useState(false)
  if (interests.length === 0) return null
  const hidden = interests.length - SHOWN_AT_FIRST
  const shown = isOpen ? interests : interests.slice(0, SHOWN_AT_FIRST)
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1.5">
      <ul aria-label="Interests" className="contents">
        {shown.map((interest, place) => (
          <li key={place} className="max-w-[min(100%,16rem)]">
            <Tag>
              <bdi>{interest}</bdi>
            </Tag>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="touch -my-2 rounded-full px-2 font-semibold text-accent-ink text-sm hover:underline"
        >
          {isOpen ? 'Show fewer' : `${hidden} more`}
        </button>
      ) : null}
    </div>
  )
}
