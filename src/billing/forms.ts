import * as z from 'zod/mini'

export const checkoutFields = {
  /** The boxes beside the button, which nobody ticks for them. Where no money is taken there are none, and nothing is kept of them. */
  agreesToRenewal: z.optional(z.boolean()),
  startsAtOnce: z.optional(z.boolean()),
  /** Of the billing address, where no payment page asks for one. ISO 3166 alpha-2. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
}

export type Agreement = 'agreesToRenewal' | 'startsAtOnce'

/** With what has to be agreed to here. */
export const checkoutForm = (needed: readonly Agreement[]) =>
  z.strictObject(checkoutFields).check(
    ...needed.map((box) =>
      z.refine<Partial<Record<Agreement, boolean | undefined>>>((given) => given[box] === true, {
        path: [box],
        error: 'Please tick this box to go on.',
      }),
    ),
  )
