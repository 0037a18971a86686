import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../ui/request.ts'
import type { Plan } from '../../plans/contract.ts'
import type { Child, ChildInput, LastTalk } from '../contract.ts'

export type Family = { children: Child[]; plan: Plan; nextAllowance: string | null; lastTalks: LastTalk[] }

export const childrenQuery = queryOptions({
  queryKey: ['children'],
  queryFn: ({ signal }) => request<Family>('GET', '/api/children', undefined, signal),
})

/** Adds a child, or changes the one whose id is given. */
export function useSaveChild() {
  const { showChildren, refresh } = useChildrenCache()
  return useMutation({
    mutationFn: ({ id, input }: { id: string | null; input: ChildInput }) =>
      id === null
        ? request<{ child: Child }>('POST', '/api/children', input)
        : request<{ child: Child }>('PUT', `/api/children/${id}`, input),
    onSuccess: ({ child: saved }) =>
      showChildren((children) =>
        children.some(({ id }) => id === saved.id)
          ? children.map((child) => (child.id === saved.id ? saved : child))
          : [...children, saved],
      ),
    onSettled: refresh,
  })
}

export function useDeleteChild() {
  const { showChildren, refresh } = useChildrenCache()
  return useMutation({
    mutationFn: (id: string) => request<void>('DELETE', `/api/children/${id}`),
    onSuccess: (_, deleted) => showChildren((children) => children.filter(({ id }) => id !== deleted)),
    onSettled: refresh,
  })
}

/** A change shows at once; then the server is asked, also after a refusal: another device may have been faster. */
function useChildrenCache() {
  const client = useQueryClient()
  return {
    showChildren: (change: (children: Child[]) => Child[]) => {
      client.setQueryData(childrenQuery.queryKey, (family) =>
        family ? { ...family, children: change(family.children) } : family,
      )
    },
    refresh: () => {
      void client.invalidateQueries({ queryKey: childrenQuery.queryKey })
    },
  }
}
