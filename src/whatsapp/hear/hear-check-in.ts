import { TAPPED } from '../../conversation/send-message.ts'
import { deedOf } from '../../guidance/rules.ts'
import { AppError } from '../../platform/errors.ts'
import type { Whereabouts } from '../../safety/country-of.ts'
import { answerCheckIn } from '../../steps/check-in/answer-check-in.ts'
import { findStep, listSteps } from '../../steps/data/steps.ts'
import type { Channel } from '../channel-parts.ts'
import { finishInbound, type InboundRow } from '../data/inbound.ts'
import type { Person } from '../data/people.ts'
import { outcomeOption, type Tapped } from '../rules/tappable.ts'
import { phoneWords } from '../rules/words.ts'
import { sayOptions, sayText } from '../send/say.ts'
import { askCoach } from './ask-coach.ts'
import type { Home } from './who-writes.ts'

type Hearing = { person: Person; row: InboundRow; home: Home; here: Whereabouts }
type Outcome = Extract<Tapped, { type: 'outcome' }>

/** Asks of each child whose turn it is how their step went. Only here is the step named: they opened it. */
export const askHowItWent = async (channel: Channel, { person, row, home }: Hearing): Promise<void> => {
  const steps = await listSteps(channel.database.db, home.member, null, channel.clock())
  const due = steps.filter(({ isDue, childId }) => isDue && !childOf(home, childId)?.isFrozen)
  for (const { id, childId, step } of due) {
    const name = home.children.length > 1 ? (childOf(home, childId)?.name ?? null) : null
    const options = Object.entries(phoneWords.outcomes).map(([outcome, label]) => ({
      id: outcomeOption(id, outcome as Outcome['outcome']),
      label,
    }))
    await sayOptions(channel, person, `${row.id}:${id}`, {
      ...{ text: phoneWords.howItWent(name, deedOf(step)), options, open: phoneWords.answer },
    })
  }
  if (due.length === 0) await sayText(channel, person, row.id, phoneWords.nothingToAsk)
  await finishInbound(channel.database.db, row.id)
}

/** Keeps how a step went, as the app does, and goes on with what its card says to that. */
export const hearOutcome = async (
  channel: Channel,
  hearing: Hearing,
  { stepId, outcome }: Outcome,
): Promise<void> => {
  const { person, row, home, here } = hearing
  const { database, lines, clock } = channel
  const { db } = database
  const found = await findStep(db, home.member, stepId)
  const child = found && childOf(home, found.step.childId)
  const say = async (words: string) => {
    await sayText(channel, person, row.id, words)
    await finishInbound(db, row.id)
  }
  if (!child) return say(phoneWords.notOffered)
  try {
    const where = { lines, whereabouts: here }
    const said = { outcome, note: '' }
    const { conversationId, tap } = await answerCheckIn(db, where, home.member, stepId, said, clock())
    if (!tap) return say(outcome === 'untried' ? phoneWords.keptForLater : phoneWords.kept)
    const tapped = { type: 'choice', conversationId, choice: tap.choice } as const
    await askCoach(channel, { ...hearing, child, look: TAPPED, text: tap.label, tapped })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await say(
      error.code === 'frozen'
        ? phoneWords.frozen(child.name, `${channel.appUrl}/my-children`)
        : phoneWords.notOffered,
    )
  }
}

const childOf = ({ children }: Home, id: string) => children.find((one) => one.id === id) ?? null
