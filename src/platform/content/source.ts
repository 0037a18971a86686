import * as z from 'zod'

/** Where a fact was read, and when. */
export const source = z.strictObject({
  publisher: z.string().min(2),
  title: z.string().min(4),
  url: z.url({ protocol: /^https$/ }),
  licence: z.string().min(4),
  read_on: z.iso.date(),
})
