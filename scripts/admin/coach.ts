import { buildPrompt } from '../../src/coach/prompt/build-prompt.ts'
import { loadInstructions } from '../../src/coach/prompt/instructions.ts'
import { readMarks } from '../../src/coach/prompt/marks.ts'
import type { Config } from '../../src/platform/config.ts'
import { chatCompletions, LIMITS } from '../../src/platform/model/chat-completions.ts'
import { isCut, type ModelError } from '../../src/platform/model/model.ts'
import { whatIsWrong } from './coach-faults.ts'
import { Refusal } from './command.ts'

type Given = Pick<Config, 'coach' | 'coachAnswers'>

/** A family that nobody has. */
const SAMPLE = {
  kind: 'child',
  child: { name: 'Robin', age: 4, type: null, interests: [] },
  turns: [],
  text: 'Robin screams at bedtime. What can I do tonight?',
} as const

/** Sends one real request to the configured endpoint, and says in plain words how it went or what is wrong. Throws a Refusal for the latter. */
export const checkCoach = async ({ coach, coachAnswers }: Given): Promise<string> => {
  if (!coach)
    throw new Refusal(
      'No endpoint is configured, so the built-in guide answers. Set COACH_BASE_URL, COACH_MODEL and, where it needs one, COACH_API_KEY.',
    )
  const refused: string[] = []
  const model = chatCompletions(coach, undefined, (what) => refused.push(what))
  const request = buildPrompt(
    { ...SAMPLE, turns: [], child: { ...SAMPLE.child, interests: [] } },
    {
      instructions: loadInstructions(),
      answers: coachAnswers,
    },
  )
  const { feed, flush, marks } = readMarks()
  const begun = performance.now()
  let firstMs = 0
  let text = ''
  let wasCut = false
  try {
    for await (const token of model(request, new AbortController().signal)) {
      firstMs ||= performance.now() - begun
      text += feed(token)
    }
  } catch (error) {
    wasCut = isCut(error)
    if (!wasCut) throw new Refusal(whatIsWrong(error as ModelError, coach))
  }
  text += flush()
  return [
    `${coach.model} answers at ${coach.baseUrl}.`,
    `First word after ${inSeconds(firstMs)}, all ${text.split(/\s+/).length} words after ${inSeconds(performance.now() - begun)}.`,
    ...refused.map(
      (what) => `It refuses ${what}. That is left out from now on, and costs one more request at each start.`,
    ),
    ...(firstMs > (coach.limits ?? LIMITS).firstTokenMs / 2
      ? ['That is slow. If parents see it fail, set COACH_FIRST_TOKEN_SECONDS higher.']
      : []),
    ...(wasCut ? ['The answer was cut at its limit of tokens. Set COACH_MAX_TOKENS higher.'] : []),
    marks.care
      ? 'It says how grave a message is, as it was asked.'
      : 'It did not say how grave a message is (its first line). Answers work, but safety goes by the local check alone. A larger model may do better.',
  ].join('\n')
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
