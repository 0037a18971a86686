/** A family's names: only `mask` may see them on the way out, and only `unmasking` on the way in. */
export type Names = { child: string; others: string[] }
