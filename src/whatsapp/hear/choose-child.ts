import type { Channel } from '../channel-parts.ts'
import type { InboundRow } from '../data/inbound.ts'
import { type Person, updatePerson } from '../data/people.ts'
import { childOption } from '../rules/tappable.ts'
import { phoneWords } from '../rules/words.ts'
import { sayOptions, sayText } from '../send/say.ts'
import type { Home } from './who-writes.ts'

/** Asks who the talk is about. Of several messages that wait for the answer, one asks. */
export const askForChild = async (
  channel: Channel,
  person: Person,
  row: InboundRow,
  home: Home,
  isWished = false,
): Promise<void> => {
  const [only] = home.children
  if (home.children.length < 2) {
    const words = only ? phoneWords.onlyChild(only.name) : phoneWords.noChild(`${channel.appUrl}/my-children`)
    await sayText(channel, person, row.id, words)
    return
  }
  const options = home.children.map(({ id, name }) => ({ id: childOption(id), label: name }))
  // Keyed by the minute, so that a burst of messages is asked about once.
  const key = isWished ? row.id : `${person.id}:child:${channel.clock().toISOString().slice(0, 16)}`
  await sayOptions(channel, person, key, {
    text: phoneWords.whoIsItAbout,
    options,
    open: phoneWords.chooseChild,
  })
}

type Choosing = { person: Person; row: InboundRow; home: Home; childId: string }

/** Remembers the choice. What waited for it is answered next. */
export const chooseChild = async (
  channel: Channel,
  { person, row, home, childId }: Choosing,
): Promise<void> => {
  const child = home.children.find(({ id }) => id === childId)
  if (!child) {
    await sayText(channel, person, row.id, phoneWords.noSuchChild)
    return
  }
  await updatePerson(channel.database.db, person.id, { childId })
  await sayText(channel, person, row.id, phoneWords.chosen(child.name))
}
