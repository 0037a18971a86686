const VOWEL = /[aeiou]/

/** 'hit' -> hit, hits, hitted, hitting: regular English forms. Irregular ones are listed where they are used. */
export const inflect = (verb: string): string[] => {
  const last = verb.at(-1) ?? ''
  const stem = verb.slice(0, -1)
  if (last === 'e') return [verb, `${verb}s`, `${verb}d`, `${stem}ing`]
  if (last === 'y' && !VOWEL.test(verb.at(-2) ?? '')) return [verb, `${stem}ies`, `${stem}ied`, `${verb}ing`]
  if (/(s|sh|ch|x|z)$/.test(verb)) return [verb, `${verb}es`, `${verb}ed`, `${verb}ing`]
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)) {
    return [verb, `${verb}s`, `${verb}${last}ed`, `${verb}${last}ing`]
  }
  return [verb, `${verb}s`, `${verb}ed`, `${verb}ing`]
}

/** 'pass+_out' -> pass_out, passes_out, passed_out, passing_out; without '+' the word itself. */
export const forms = (entry: string): string[] => {
  const [verb, rest] = entry.split('+')
  return verb === undefined || rest === undefined ? [entry] : inflect(verb).map((form) => form + rest)
}
