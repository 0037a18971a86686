import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc, type InferResponseType } from 'hono/client'
import { ask, wire } from '../../ui/server/ask.ts'
import type { Child, ChildInput } from '../contract.ts'
import type { ChildrenApi } from '../routes.ts'

const api = hc<ChildrenApi>('/api/children', wire)
const one = api[':childId']

export type Family = InferResponseType<typeof api.index.$get>

export const childrenQuery = queryOptions({
  queryKey: ['children'],
  queryFn: ({ signal }) => ask(api.index.$get, {}, signal),
})

/** Adds a child, or changes the one whose id is given. */
export function useSaveChild() {
  const { showChildren, refresh } = useChildrenCache()
  return useMutation({
    mutationFn: ({ id, input }: { id: string | null; input: ChildInput }) =>
      id === null
        ? ask(api.index.$post, { json: input })
        : ask(one.$put, { param: { childId: id }, json: input }),
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
    mutationFn: (id: string) => ask(one.$delete, { param: { childId: id } }),
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
