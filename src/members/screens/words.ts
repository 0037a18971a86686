import type { Role } from '../../accounts/contract.ts'

export const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', parent: 'Parent', carer: 'Carer' }

export const ROLE_WORDS: Record<Role, string> = {
  owner: 'Sees the children and what the family shares, and looks after the plan and the members.',
  parent: 'Sees the children, their profiles and what the family shares.',
  carer: 'Asks about the children you choose. Sees no earlier conversation, report or memory.',
}

/** What somebody is invited to. */
export const INVITED_WORDS: Record<Exclude<Role, 'owner'>, string> = {
  parent: "You'll see the children, their profiles and what the family shares, and ask the coach yourself.",
  carer:
    "You can ask the coach about the children you look after. You won't see what the parents talked about.",
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
export const dayOf = (iso: string): string => DAY.format(new Date(iso))

export const familyOf = (ownerName: string): string => (ownerName ? `${ownerName}'s family` : 'A family')
