import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { familiesQuery, switchTo, useChangeFamily } from './api.ts'
import { familyOf } from './words.ts'

/** In the app's menu, for whoever belongs to more than one family. */
export function FamilySwitcher() {
  const { data } = useQuery(familiesQuery)
  const navigate = useNavigate()
  const change = useChangeFamily(() => navigate({ to: '/my-children' }))
  const families = data?.families ?? []
  if (families.length < 2) return null
  return (
    <ul aria-label="Your families" className="mt-2 border-line border-t pt-2 text-sm">
      {families.map(({ familyId, ownerName, isOwn, isCurrent }) => (
        <li key={familyId}>
          <button
            type="button"
            disabled={isCurrent || change.isPending}
            aria-current={isCurrent || undefined}
            onClick={() => change.mutate(() => switchTo(familyId))}
            className="touch flex w-full items-center justify-between gap-2 rounded-md px-3 text-left text-ink-soft not-disabled:hover:bg-ink/6 not-disabled:hover:text-ink aria-[current=true]:font-semibold aria-[current=true]:text-accent-ink"
          >
            <bdi className="wrap-anywhere">{isOwn ? 'Your own family' : familyOf(ownerName)}</bdi>
            {isCurrent ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
