import { policy } from '../../../content/site/policy.ts'
import type { CrisisLines } from '../../safety/load-lines.ts'
import type { Channel } from '../channel-parts.ts'
import { dropOpen, type InboundRow } from '../data/inbound.ts'
import { dropUnsent } from '../data/outgoing.ts'
import { type Person, updatePerson } from '../data/people.ts'
import type { Command } from '../rules/commands.ts'
import { emergencyNumber, phoneWords } from '../rules/words.ts'
import { sayText } from '../send/say.ts'
import { askForChild } from './choose-child.ts'
import type { Home } from './who-writes.ts'

type Following = { person: Person; row: InboundRow; home: Home | null; command: Command; emergency: string }

export const emergencyOf = (lines: CrisisLines, country: string | null): string =>
  emergencyNumber(lines.byCountry.get(country ?? '') ?? lines.anywhere)

/** STOP, START, HELP, HUMAN and SWITCH, for whoever says them. */
export const followCommand = async (
  channel: Channel,
  { person, row, home, command, emergency }: Following,
): Promise<void> => {
  const { supportEmail: support, appUrl: site } = channel
  const { db } = channel.database
  const say = (words: string) => sayText(channel, person, row.id, words)
  switch (command) {
    case 'stop':
      await dropOpen(db, person.id)
      await dropUnsent(db, person.id)
      await updatePerson(db, person.id, { stoppedAt: channel.clock() })
      await say(phoneWords.stopped(emergency))
      return
    case 'start':
      await updatePerson(db, person.id, { stoppedAt: null })
      await say(home ? phoneWords.started : phoneWords.stranger(`${site}/signup`))
      return
    case 'help':
      await say(phoneWords.help({ emergency, support, site }))
      return
    case 'human':
      await say(phoneWords.human({ emergency, support, hours: policy.supportHours }))
      return
    case 'switch':
      if (person.stoppedAt) return
      if (home) await askForChild(channel, person, row, home, true)
      else await say(phoneWords.stranger(`${site}/signup`))
  }
}
