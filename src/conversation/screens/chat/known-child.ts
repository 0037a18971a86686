import { useQueryClient } from '@tanstack/react-query'
import type { Child } from '../../../family/contract.ts'

/** The child as the list of children knows it, so that the chat has a face while it opens, or when it cannot. */
export function useKnownChild(
  childId: string,
): Pick<Child, 'id' | 'name' | 'age' | 'isFrozen' | 'place'> | null {
  const family = useQueryClient().getQueryData<{ children: Child[] }>(['children'])
  return family?.children.find(({ id }) => id === childId) ?? null
}
