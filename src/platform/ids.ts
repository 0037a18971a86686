import { v7 } from 'uuid'

/** A new UUIDv7: ordered by the millisecond it was made in. */
export const newId = (): string => v7()
