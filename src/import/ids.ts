import { createHash } from 'node:crypto'
import { v5, v7 } from 'uuid'

/** Never changes: what is imported twice has to get the same ids. */
const NAMESPACE = '6f1c9a52-6a0e-5d0b-9a55-0c6b1f7f3d11'

/** The id of what stood at a path of the old database. */
export const idOf = (path: string): string => v5(path, NAMESPACE)

/** The same for what is ordered by its id: the time comes first, as in every id of ours. */
export const timedIdOf = (path: string, at: Date): string =>
  v7({ msecs: at.getTime(), random: createHash('sha256').update(path).digest().subarray(0, 16) })
