import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { meQuery } from '../../../accounts/screens/api.ts'
import { toast } from '../../../ui/over/toast.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { DemoPlan } from '../../contract.ts'
import { DemoChat } from './demo-chat.tsx'
import { DemoPricing } from './demo-pricing.tsx'
import { DemoWelcome } from './demo-welcome.tsx'
import { useDemo } from './use-demo.ts'

/** What the history's state may ask of /demo. */
type Asked = { action?: 'start-chat' | 'subscribe'; tier?: string }
type View = { name: 'welcome' | 'pricing' | 'chat'; tier?: string }

/** /demo: a guest looks around, without an account and without anything being kept. */
export function DemoPage() {
  const { isPending } = useQuery(meQuery)
  if (isPending)
    return (
      <p role="status" className="flex items-center justify-center gap-3 px-5 py-40 text-ink-soft text-sm">
        <Spinner className="text-accent" />
        Loading...
      </p>
    )
  return <DemoViews />
}

function DemoViews() {
  const [view, setView] = useState(() => viewFor(history.state ?? {}))
  const demo = useDemo()
  const show = (name: View['name']) => setView({ name })
  const subscribe = ({ name }: DemoPlan) => {
    demo.subscribe()
    show('chat')
    toast.success('Subscription started!', {
      description: `Welcome to the ${name} plan. You now have unlimited access.`,
    })
  }
  if (view.name === 'chat')
    return <DemoChat demo={demo} onBack={() => show('welcome')} onPlans={() => show('pricing')} />
  if (view.name === 'pricing')
    return <DemoPricing tier={view.tier ?? null} onBack={() => show('welcome')} onSubscribe={subscribe} />
  return <DemoWelcome left={demo.left} onChat={() => show('chat')} onPlans={() => show('pricing')} />
}

const viewFor = ({ action, tier }: Asked): View =>
  action === 'start-chat'
    ? { name: 'chat' }
    : action === 'subscribe'
      ? { name: 'pricing', tier }
      : { name: 'welcome' }
