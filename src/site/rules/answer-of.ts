type Item = { answer: string; answerWithout?: string }

/** Some answers differ where the WhatsApp channel is off. */
export const answerOf = ({ answer, answerWithout = answer }: Item, hasWhatsApp: boolean): string =>
  hasWhatsApp ? answer : answerWithout
