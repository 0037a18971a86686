/** What's done, of a step that goes on to say how: its first sentence. */
export const deedOf = (step: string): string => step.split(AFTER_DEED, 1)[0] ?? step

const AFTER_DEED = /(?<=[a-z]{2}[.!?]['"”’]?)\s+(?=\p{Lu})/u

/** What a parent can say of a step besides that it worked or didn't; it stands under no answer, and may be said of a card that is spoken of. */
export const HOW_ELSE = { partly: 'It helped a little', untried: "We haven't tried it yet" } as const
export type HowElse = keyof typeof HOW_ELSE

export const isHowElse = (kind: string): kind is HowElse => Object.hasOwn(HOW_ELSE, kind)
