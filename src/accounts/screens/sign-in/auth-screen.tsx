import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Container } from '../../../ui/page.tsx'

type AuthScreenProps = {
  icon?: ReactNode
  /** Of ui/drawings, in place of the icon. */
  drawing?: ReactNode
  heading: string
  lead?: ReactNode
  children?: ReactNode
  /** The other way from here, below the card. */
  footer?: ReactNode
}

/** The quiet room of every account page: a lamp, one heading, one card. */
export function AuthScreen({ icon, drawing, heading, lead, children, footer }: AuthScreenProps) {
  return (
    <div className="relative isolate min-h-112 overflow-clip">
      <div
        aria-hidden="true"
        className="-z-10 -translate-x-1/2 absolute -top-24 left-1/2 h-[34rem] w-[64rem] bg-radial-[closest-side] from-glow/22 to-transparent dark:from-glow/12"
      />
      <Container width="narrow" className="animate-rise pt-10 pb-14 sm:pt-16 sm:pb-20">
        <div className="mb-7 flex flex-col items-center text-center">
          {drawing ? <div className="mb-4">{drawing}</div> : null}
          {icon ? (
            <span className="mb-5 flex size-16 items-center justify-center rounded-full border border-glow/35 bg-glow-wash text-glow-ink shadow-md [&_svg]:size-7 [&_svg]:stroke-[1.6]">
              {icon}
            </span>
          ) : null}
          <h1 className="display text-3xl">{heading}</h1>
          {lead ? <div className="mt-2.5 text-balance text-ink-soft">{lead}</div> : null}
        </div>
        {children ? <Card className="p-6 shadow-lg sm:p-8">{children}</Card> : null}
        {footer ? <div className="mt-6 text-center text-ink-soft text-sm">{footer}</div> : null}
      </Container>
    </div>
  )
}
