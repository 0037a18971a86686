import type { ChatBody } from '../fakes/upstream-reply.ts'
import { said } from '../fakes/upstream-scenarios.ts'

const WORDS = 40

/** The one right answer to a message: each of its words is another one, so that a lost or doubled one shows. */
export const answerTo = (text: string): string =>
  `You wrote ${text}. ${Array.from({ length: WORDS }, (_, n) => `Word${n}`).join(' ')} and that is all.`

/** What a model is that gives it: the scenario 'scripted'. */
export const speak = ({ messages }: ChatBody) => {
  const text =
    messages
      .at(-1)
      ?.content.match(/P\d+ M\d+/g)
      ?.at(-1) ?? 'nothing'
  const words = answerTo(text).split(/(?<= )/)
  return [...words.map((content) => said({ content })), said({}, 'stop')]
}
