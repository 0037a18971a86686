/** What one person is called: the name first, which is put back for all of them, then what else the family says. */
export type Called = readonly string[]

/** A family's names: only `mask` may see them on the way out, and only `unmasking` on the way in. */
export type Names = {
  child: Called
  others: readonly Called[]
  parent?: string
  otherParents?: readonly string[]
}

/** A person's words as they may leave: masked, harmless, and at most so long. */
export type Safe = (text: string, chars: number) => string
