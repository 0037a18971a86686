import type { Role } from '../../accounts/contract.ts'

export const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', parent: 'Parent', carer: 'Carer' }

export const ROLE_WORDS: Record<Role, string> = {
  owner: 'Sees the children and what the family shares, and looks after the plan and the members.',
  parent: 'Sees the children, their profiles and what the family shares.',
  carer: 'Asks about the children chosen below. Sees no earlier conversation, report or memory.',
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
export const dayOf = (iso: string): string => DAY.format(new Date(iso))

export const familyOf = (ownerName: string): string => (ownerName ? `${ownerName}'s family` : 'A family')
