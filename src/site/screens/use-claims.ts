import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../accounts/screens/api.ts'
import { shownClaims } from '../rules.ts'

/** The claims that may be shown here. Samples never stand in a page built ahead: only the running server knows whether it is in production. */
export const useClaims = <T extends { sample?: boolean }>(claims: T[]): T[] => {
  const { data } = useQuery(configQuery)
  return shownClaims(claims, data?.samples === true)
}
