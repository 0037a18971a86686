import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const WIDTHS = { narrow: 'max-w-md', text: 'max-w-2xl', wide: 'max-w-6xl' }

type ContainerProps = { width?: keyof typeof WIDTHS; className?: string; children: ReactNode }

/** Centres its content and keeps it off the screen's edges. */
export function Container({ width = 'wide', className, children }: ContainerProps) {
  return <div className={cx('mx-auto w-full px-5 sm:px-8', WIDTHS[width], className)}>{children}</div>
}

type PageProps = ContainerProps & {
  /** The page's one first-level heading. */
  heading?: string
  /** Stands above the heading, and larger. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
}

/** A page below the header: heading, one line that explains it, content. */
export function Page({ heading, eyebrow, lead, actions, width, className, children }: PageProps) {
  return (
    <Container width={width} className={cx('py-8 sm:py-12', className)}>
      {eyebrow}
      {heading ? (
        <div
          className={cx(
            'mb-8 flex flex-wrap justify-between gap-x-6 gap-y-4',
            eyebrow ? 'min-h-11 items-center' : 'items-end',
          )}
        >
          <div className="min-w-0">
            <h1 className={eyebrow ? 'font-semibold text-ink-soft text-lg' : 'display text-3xl'}>
              {heading}
            </h1>
            {lead ? <p className="mt-2 max-w-prose text-ink-soft">{lead}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </Container>
  )
}
