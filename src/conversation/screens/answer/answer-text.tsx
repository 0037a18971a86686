import { type ReactNode, Suspense } from 'react'
import { cx } from '../../../ui/cx.ts'
import { optional } from '../../../ui/server/optional.ts'
import { AnswerBox } from './answer-box.tsx'

const FormattedText = optional<{ children: string; plain: ReactNode }>(
  () => import('./formatted-text.tsx').then(({ FormattedText }) => FormattedText),
  ({ plain }) => plain,
)

type AnswerTextProps = {
  children: string
  /** A model wrote it for a family: its paragraphs, lists and bold words show as such. Else whatever it holds is text. */
  isFormatted?: boolean
  after?: ReactNode
  className?: string
}

/** The coach's words. They're there before the code that formats them is. */
export function AnswerText({ children, isFormatted = false, after, className }: AnswerTextProps) {
  const plain = (
    <p dir="auto" className="whitespace-pre-wrap text-start [unicode-bidi:plaintext]">
      {children}
    </p>
  )
  return (
    <AnswerBox className={className}>
      <div data-words className={cx('wrap-anywhere text-wrap', isFormatted && 'space-y-[1lh]')}>
        {isFormatted ? (
          <Suspense fallback={plain}>
            <FormattedText plain={plain}>{children}</FormattedText>
          </Suspense>
        ) : (
          plain
        )}
      </div>
      {after}
    </AnswerBox>
  )
}
