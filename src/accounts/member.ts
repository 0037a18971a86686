/** Whoever acts for a family, and reads what this user may read of it. A visitor's family has no user: null. */
export type Member = { familyId: string; userId: string | null }

/** A visitor, whose family no account has. */
export const visitorOf = (familyId: string): Member => ({ familyId, userId: null })
