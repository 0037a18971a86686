/** What's done, of a step that goes on to say how: its first sentence. */
export const deedOf = (step: string): string => step.split(AFTER_DEED, 1)[0] ?? step

const AFTER_DEED = /(?<=[a-z]{2}[.!?]['"”’]?)\s+(?=\p{Lu})/u
