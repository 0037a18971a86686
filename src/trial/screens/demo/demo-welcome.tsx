import { MessagesSquare } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Page } from '../../../ui/page.tsx'
import { GeneralDisclosure } from '../open/general-disclosure.tsx'

type DemoWelcomeProps = { left: number; onChat: () => void; onPlans: () => void }

export function DemoWelcome({ left, onChat, onPlans }: DemoWelcomeProps) {
  return (
    <Page width="text" className="text-center">
      <div className="mx-auto mb-5 flex size-20 items-center justify-center rounded-full bg-glow-wash text-glow-ink">
        <MessagesSquare aria-hidden="true" className="size-9" strokeWidth={1.5} />
      </div>
      <h1 className="display text-3xl">Meet your parenting coach</h1>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">
        This is a demo for guests. Ask about anything at home and read how the coach answers. Nothing you
        write here is kept, and nothing is charged.
      </p>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <Button size="lg" onClick={onChat}>
          Start chat
        </Button>
        <Button size="lg" variant="secondary" onClick={onPlans}>
          See plans
        </Button>
      </div>
      <p className="mt-4 text-ink-soft text-sm tabular-nums">
        {left === 1 ? '1 free message' : `${left} free messages`} left
      </p>
      <div className="mt-12">
        <GeneralDisclosure isGuide />
      </div>
      <p className="mt-6 text-ink-soft text-sm">
        Back to{' '}
        <Link to="/" className="font-semibold text-accent-ink underline underline-offset-4">
          Kinwise
        </Link>
      </p>
    </Page>
  )
}
