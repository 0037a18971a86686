import { useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ConversationKind } from '../../../coach/contract.ts'
import { type StepAt, StepSlot } from '../../../conversation/screens/answer/parts/step-slot.ts'
import { ChatFrame } from '../../../conversation/screens/chat/chat-frame.tsx'
import { useKnownChild } from '../../../conversation/screens/chat/known-child.ts'
import { TakeStep } from './take-step.tsx'

/** A chat whose steps can be taken. A frozen profile is there to be read. */
function ChatWithSteps({ kind }: { kind: ConversationKind }) {
  const { childId = '' } = useParams({ strict: false })
  const isFrozen = useKnownChild(childId)?.isFrozen ?? false
  const slot = useCallback((at: StepAt) => <TakeStep {...at} />, [])
  return (
    <StepSlot value={isFrozen ? null : slot}>
      <ChatFrame kind={kind} />
    </StepSlot>
  )
}

/** /my-children/$childId/chat */
export const ChatPage = () => <ChatWithSteps kind="child" />

/** /my-children/$childId/parents */
export const ParentsChatPage = () => <ChatWithSteps kind="parents" />

/** /my-children/$childId/general: 'Parenting Chat', which needs a name and an age and no profile. */
export const GeneralChatPage = () => <ChatWithSteps kind="general" />
