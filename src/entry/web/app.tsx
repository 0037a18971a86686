import { QueryClientProvider } from '@tanstack/react-query'
import type { Router } from '../../ui/router/router.ts'
import { RouterProvider } from '../../ui/router/router-provider.tsx'
import { Layout } from './layout.tsx'
import { queryClient } from './query-client.ts'

export function App({ router }: { router: Router }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router}>
        <Layout />
      </RouterProvider>
    </QueryClientProvider>
  )
}
