/** The numbers below `count` in an order that only the seed decides. */
export const shuffled = (count: number, seed: number): Int32Array => {
  const order = Int32Array.from({ length: count }, (_, at) => at)
  let state = (seed + 1) * 0x9e3779b1
  for (let at = count - 1; at > 0; at--) {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const other = (state >>> 0) % (at + 1)
    const kept = order[at] as number
    order[at] = order[other] as number
    order[other] = kept
  }
  return order
}
