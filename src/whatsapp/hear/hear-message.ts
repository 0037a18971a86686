import { isBlank } from '../../platform/clean-text.ts'
import { take } from '../../platform/http/rate-limit.ts'
import { countCard } from '../../safety/count-card.ts'
import type { Whereabouts } from '../../safety/country-of.ts'
import { isLoud } from '../../safety/rules.ts'
import type { Channel } from '../channel-parts.ts'
import { finishInbound, type InboundRow, releaseHeld, updateInbound } from '../data/inbound.ts'
import type { Person } from '../data/people.ts'
import { linkPhone } from '../link/link-phone.ts'
import { commandOf } from '../rules/commands.ts'
import { codeIn, wordsBesideCode } from '../rules/link-code.ts'
import { countryOfPhone, isServed } from '../rules/phone-country.ts'
import { readTapped } from '../rules/tappable.ts'
import { phoneWords } from '../rules/words.ts'
import { sayCard, sayText } from '../send/say.ts'
import { askCoach } from './ask-coach.ts'
import { askForChild, chooseChild } from './choose-child.ts'
import { emergencyOf, followCommand } from './follow-command.ts'
import { askHowItWent, hearOutcome } from './hear-check-in.ts'
import { lookAtPhone } from './look-at-phone.ts'
import { readVoice } from './read-voice.ts'
import { findHome } from './who-writes.ts'

/** One friendly answer a day to whoever we don't know, or can't answer where they are. */
const STRANGERS = { name: 'whatsapp-stranger', max: 1, windowMs: 24 * 60 * 60 * 1000 }

/**
 * What a message of a person's leads to. Danger comes first for everybody: linked or not, with credits or without, after STOP too. Safe to
 * run twice: whatever it says is said once.
 */
export const hearMessage = async (channel: Channel, person: Person, row: InboundRow): Promise<void> => {
  const { database, lines, log, clock } = channel
  const { db } = database
  const say = (text: string) => sayText(channel, person, row.id, text)
  const done = () => finishInbound(db, row.id)
  const country = countryOfPhone(person.waId, person.userId)
  const here: Whereabouts = { country, isGuess: true }

  const voice = row.kind === 'audio' ? await readVoice(channel, row) : null
  const text = voice?.text ?? row.text ?? ''
  const home = await findHome(db, person, row)
  const tapped = row.tapped === null ? null : readTapped(row.tapped)

  const look = await lookAtPhone(channel, home, tapped ? '' : wordsBesideCode(text), here)
  const { card } = look
  const isDanger = isLoud(card)
  if (isLoud(card) && (await sayCard(channel, person, `${row.id}:danger`, card)))
    void countCard({ db, log }, card, clock())

  const command = commandOf(text)
  if (command) {
    await followCommand(channel, { person, row, home, command, emergency: emergencyOf(lines, country) })
    return done()
  }
  const code = codeIn(text)
  if (code) {
    await linkPhone(channel, person, row, code, emergencyOf(lines, country))
    return done()
  }
  if (person.stoppedAt || row.kind === 'reaction') return done()
  const isElsewhere = !isServed(person, channel.settings.countries)
  if (!home || isElsewhere) {
    const site = channel.appUrl
    const words = isElsewhere ? phoneWords.elsewhere(site) : phoneWords.stranger(`${site}/signup`)
    if (!isDanger && (await take(db, STRANGERS, person.id)).isAllowed) await say(words)
    return done()
  }

  if (tapped?.type === 'read') return done()
  if (tapped?.type === 'check-in') return askHowItWent(channel, { person, row, home, here })
  if (tapped?.type === 'outcome') return hearOutcome(channel, { person, row, home, here }, tapped)
  if (tapped?.type === 'child') {
    await chooseChild(channel, { person, row, home, childId: tapped.childId })
    await releaseHeld(db, person.id)
    return done()
  }
  if (voice?.problem) {
    await say(voice.problem)
    return done()
  }
  // A picture isn't looked at; what is written under it was read for danger, and that is all.
  if (row.kind === 'unreadable') {
    await say(phoneWords.picture)
    return done()
  }
  if (isBlank(text)) {
    await say(phoneWords.blank)
    return done()
  }
  if (home.children.length === 0) {
    await say(phoneWords.noChild(`${channel.appUrl}/my-children`))
    return done()
  }
  if (!home.child) {
    await updateInbound(db, row.id, { state: 'held', text })
    await askForChild(channel, person, row, home)
    return
  }
  await askCoach(channel, { person, row, home, child: home.child, here, look, text, tapped })
}
