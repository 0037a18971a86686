import type { ReactNode } from 'react'
import type { AnswerParts } from '../../../../guidance/contract.ts'
import { AnswerBox } from '../answer-box.tsx'
import { AnswerSteps } from './answer-steps.tsx'
import { AvoidAndHelp } from './avoid-and-help.tsx'
import { WordsToSay } from './words-to-say.tsx'

type PartedAnswerProps = {
  parts: AnswerParts
  after?: ReactNode
  /** What stands below a step, by its place from 0 on. */
  below?: ((place: number) => ReactNode) | null
}

/** An answer in its parts, in the order of its letter. The question comes last, above the answers that can be tapped. */
export function PartedAnswer({ parts, after, below = null }: PartedAnswerProps) {
  const { form, about, opening, steps, fit, words, avoid, help, question } = parts
  const isMinute = form === 'minute'
  const said = <WordsToSay words={words} />
  return (
    <AnswerBox>
      <div data-words className="wrap-anywhere space-y-4 text-wrap text-start">
        {about ? <About>{about}</About> : null}
        {isMinute ? (
          <>
            <AnswerSteps steps={steps.slice(0, 1)} below={below} />
            {said}
          </>
        ) : null}
        {opening ? (
          <p dir="auto" className="whitespace-pre-wrap">
            {opening}
          </p>
        ) : null}
        {isMinute ? (
          <AnswerSteps steps={steps.slice(1)} from={2} below={below} />
        ) : (
          <AnswerSteps steps={steps} below={below} />
        )}
        {fit ? <p dir="auto">{fit}</p> : null}
        {isMinute ? null : said}
        <AvoidAndHelp avoid={avoid} help={help} />
      </div>
      {after}
      {question ? (
        <p dir="auto" className="wrap-anywhere mt-3 font-semibold">
          {question}
        </p>
      ) : null}
    </AnswerBox>
  )
}

const About = ({ children }: { children: string }) => (
  <h3 className="flex items-baseline gap-2 font-semibold text-accent-ink text-sm">
    <span aria-hidden="true" className="size-2 shrink-0 -translate-y-px rounded-full bg-accent" />
    <span>About {children}</span>
  </h3>
)
