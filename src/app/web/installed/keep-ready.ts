import { emergencyCardQuery } from '../../../conversation/screens/api.ts'
import { searchQuery } from '../../../conversation/screens/history/history-api.ts'
import { childrenQuery } from '../../../family/screens/api.ts'
import { handbookQuery } from '../../../handbook/screens/api.ts'
import { countriesQuery, linesQuery } from '../../../safety/screens/api.ts'
import { stepsQuery } from '../../../steps/screens/api.ts'
import { queryClient } from '../query-client.ts'

const FRESH_MS = 24 * 60 * 60_000

/** Asks once a day for what should be there without a network though no page showed it yet. Whoever keeps conversations here has it kept. */
export const keepReady = async (): Promise<void> => {
  const rarely = { staleTime: FRESH_MS }
  await queryClient.prefetchQuery({ ...emergencyCardQuery, ...rarely })
  const countries = await queryClient.fetchQuery({ ...countriesQuery, ...rarely }).catch(() => null)
  const country = countries?.chosen ?? countries?.guessed
  if (country) await queryClient.prefetchQuery({ ...linesQuery(country), ...rarely })
  await queryClient.prefetchQuery({ ...stepsQuery, ...rarely })
  await queryClient.prefetchInfiniteQuery({ ...searchQuery('', true), ...rarely })
  const family = await queryClient.fetchQuery(childrenQuery).catch(() => null)
  for (const { id } of family?.children ?? [])
    await queryClient.prefetchQuery({ ...handbookQuery(id), ...rarely })
}
