import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { meQuery } from '../../accounts/screens/api.ts'
import type { Plan } from '../../plans/contract.ts'
import { toast } from '../../ui/over/toast.ts'
import { wordsFor } from '../../ui/words.ts'
import { pricingStep } from '../rules.ts'
import { subscriptionQuery } from './api.ts'

type Step = ReturnType<typeof pricingStep>

/** What a plan's button does: leads on at once, or asks first. Who is signed in and on which plan is looked up when it is pressed. */
export function useChoosePlan(plans: Plan[]) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Step | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)

  const choose = async (planId: string) => {
    setBusyId(planId)
    try {
      const me = await client.ensureQueryData(meQuery)
      const current = me?.emailVerified ? (await client.ensureQueryData(subscriptionQuery)).planId : null
      const step = pricingStep(me, plans, current, planId)
      if (step.question) setAsked(step)
      else await navigate({ href: step.path })
    } catch (error) {
      toast.error(wordsFor(error))
    } finally {
      setBusyId(null)
    }
  }

  return {
    choose,
    busyId,
    question: asked?.question ?? null,
    goOn: () => {
      setAsked(null)
      if (asked) void navigate({ href: asked.path })
    },
    stop: () => setAsked(null),
  }
}
