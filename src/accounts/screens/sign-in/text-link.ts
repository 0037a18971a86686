/** The look of a link in a sentence. */
export const textLink =
  'font-semibold text-accent-ink underline decoration-accent/40 underline-offset-4 hover:decoration-current'
