import type { Child } from '../family/contract.ts'
import type { Coach, CoachRequest } from './coach.ts'
import type { SentMessage } from './contract.ts'
import { buildPrompt } from './prompt/build-prompt.ts'
import { loadInstructions } from './prompt/instructions.ts'
import { typeOfProfile } from './rules.ts'
import { webhookBody } from './webhook-coach.ts'

type SampleChild = Pick<Child, 'name' | 'alsoCalled' | 'age' | 'interests' | 'personalityProfile'> & {
  id?: string
}

/** What would leave for a first message about a child, put together by the code that answers; empty where nothing leaves. */
export const sampleSent = (
  coach: Coach['name'],
  child: SampleChild,
  parent: { uid: string; email: string; name: string },
  others: Pick<Child, 'name' | 'alsoCalled'>[],
  text: string,
): SentMessage[] => {
  if (coach === 'guide') return []
  const request: CoachRequest = {
    kind: 'child',
    child: { ...child, type: typeOfProfile(child.personalityProfile) },
    childId: child.id,
    personalityProfile: child.personalityProfile,
    parent,
    otherNames: others.map(({ name, alsoCalled }) => [name, ...alsoCalled]),
    turns: [],
    text,
  }
  if (coach === 'webhook') return [{ role: 'user', content: webhookBody(request) }]
  return buildPrompt(request, { instructions: loadInstructions() }).messages
}
