export type Form = { [key: string]: string | Form }

/** Reads `a[b][0]=c` into nested objects, as the API's bodies and queries are written. */
export const readForm = (encoded: string): Form => {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part)
    let at = form
    for (const part of path.slice(0, -1)) {
      const inner = typeof at[part] === 'object' ? at[part] : {}
      at[part] = inner
      at = inner
    }
    at[path.at(-1) ?? ''] = value
  }
  return form
}

export const listOf = (given: string | Form | undefined): (string | Form)[] =>
  typeof given === 'object' ? Object.values(given) : []

export const textOf = (given: string | Form | undefined): string | null =>
  typeof given === 'string' ? given : null

export const formOf = (given: string | Form | undefined): Form => (typeof given === 'object' ? given : {})
