import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ConversationKind } from '../../coach/contract.ts'
import { openMessage } from '../../conversation/screens/api.ts'
import { toast } from '../../ui/over/toast.ts'
import { randomId } from '../../ui/random-id.ts'
import type { TakenStep } from '../contract.ts'
import { type Said, sayOutcome, stepsQuery } from './api.ts'

/** Where a talk of each kind is shown. */
export const CHATS = {
  child: '/my-children/$childId/chat',
  parents: '/my-children/$childId/parents',
  general: '/my-children/$childId/general',
} as const satisfies Record<ConversationKind, string>

/** Says how a step went, and opens the talk where it goes on: at what the card says to it. */
export function useOutcome({ id: stepId, childId }: TakenStep) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (said: Omit<Said, 'stepId'>) => {
      const answered = await sayOutcome({ stepId, ...said })
      const { tap, conversationId } = answered
      // It's kept, whatever becomes of the tap: there is the talk to tap in.
      if (tap && !answered.card) await tapThere(conversationId, tap).catch(() => {})
      return answered
    },
    onSuccess: ({ conversationId: conversation, kind, tap, card }, { outcome }) => {
      // What is read anew may stand elsewhere, and the card would go with the place it stands in.
      if (card) return
      void client.invalidateQueries({ queryKey: stepsQuery.queryKey })
      if (tap) return void navigate({ to: CHATS[kind], params: { childId }, search: { conversation } })
      toast.success(outcome === 'untried' ? "No hurry. We'll ask another day." : 'Good to know. Thank you.')
    },
  })
  return { say: mutate, isBusy: isPending, error, card: data?.card ?? null }
}

/** The answer is written on without us; the chat shows it. */
const tapThere = async (
  conversationId: string,
  { choice, label }: { choice: string; label: string },
): Promise<void> => {
  const open = openMessage(conversationId, { clientId: randomId(), text: label, choice })
  const response = await open(new AbortController().signal)
  await response.body?.cancel()
}
