/** A word without its ending, so that 'biting', 'bites' and 'biter' meet. Crude on purpose: only equality matters. */
export const stem = (word: string): string => {
  let w = word.replace(/'s?$/, '')
  if (w.length <= 3) return w
  w = w
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|zz)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  if (w.length > 5) w = w.replace(/ing$/, '')
  if (w.length > 4) w = w.replace(/ied$/, 'y').replace(/ed$/, '')
  if (w.length > 5) w = w.replace(/(er|ly|ness|ment)$/, '')
  w = w.replace(/([bdgmnprtz])\1$/, '$1')
  if (w.length > 4) w = w.replace(/e$/, '')
  return w.length > 3 ? w.replace(/y$/, 'i') : w
}
