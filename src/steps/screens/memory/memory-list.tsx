import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { wordsFor } from '../../../ui/words.ts'
import { memoriesQuery } from '../api.ts'
import { MemoryItem } from './memory-item.tsx'

/** What the coach remembers of one child, or of all: to read, to put right, to forget. */
export function MemoryList({ childId = null }: { childId?: string | null }) {
  const { data, error } = useQuery(memoriesQuery)
  if (error) return <Notice tone="error">{wordsFor(error)}</Notice>
  if (!data) return <Skeleton className="h-20" />
  const memories = data.memories.filter((one) => childId === null || one.childId === childId)
  if (memories.length === 0)
    return <p className="text-ink-soft">Nothing yet. What you tell the coach that lasts will stand here.</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {memories.map((memory) => (
        <MemoryItem key={memory.id} memory={memory} />
      ))}
    </ul>
  )
}
