import * as z from 'zod'
import type { Role } from '../accounts/contract.ts'
import { invitationForm, memberForm } from './forms.ts'

export const invitationSchema = invitationForm
export type InvitationInput = z.infer<typeof invitationSchema>
export const memberSchema = memberForm
export type MemberInput = z.infer<typeof memberSchema>

const TOKEN_MAX_CHARS = 200
/** What a mail's link carries behind its '#'. */
export const lookSchema = z.strictObject({ token: z.string().min(1).max(TOKEN_MAX_CHARS) })
/** By the link, or for the address that the account proved is its own. */
export const acceptanceSchema = z.union([lookSchema, z.strictObject({ invitationId: z.uuid() })])
export const ownershipSchema = z.strictObject({ userId: z.uuid() })
/** The children whose whole profiles come along. */
export const leavingSchema = z.strictObject({ childIds: z.array(z.uuid()).max(20) })

export type FamilyMember = {
  userId: string
  name: string
  /** Told to the owner alone; null else. */
  email: string | null
  role: Role
  /** A carer's: told to the family's parents and to themselves. */
  childIds: string[]
  until: string | null
  isFrozen: boolean
  isMe: boolean
}

export type Invitation = {
  id: string
  email: string
  role: Exclude<Role, 'owner'>
  childIds: string[]
  until: string | null
  /** ISO. */
  expiresAt: string
  isOver: boolean
}

/** A family that somebody belongs to, by its owner's name. */
export type FamilyListed = {
  familyId: string
  ownerName: string
  role: Role
  isCurrent: boolean
  isOwn: boolean
}

/** An invitation as whoever is invited sees it. */
export type Invited = {
  invitationId: string
  ownerName: string
  role: Exclude<Role, 'owner'>
  until: string | null
}

export type FamilyPage = {
  role: Role
  isFrozen: boolean
  members: FamilyMember[]
  /** The owner's to see. */
  invitations: Invitation[]
  children: { id: string; name: string }[]
  places: { maxAdults: number; maxCarers: number }
  families: FamilyListed[]
  invitedTo: Invited[]
}
