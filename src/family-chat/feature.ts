import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import type { Notifications } from '../push/feature.ts'
import { createChatReaders } from './follow-chat.ts'
import { remindThoseAway, type Waiting } from './reminders/remind-those-away.ts'
import { type PushedReminder, pushReminder, sendReminder } from './reminders/send-reminder.ts'
import { type FamilyChatParts, familyChatRoutes } from './routes.ts'
import { familyEars } from './tell-family.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    /** Something waits in the family chat. No address and no words: what is sent is looked up again when it's sent. */
    'family-chat-waiting': Waiting
    'push-family-chat': PushedReminder
  }
}

const LOOK_MS = 60_000

type Others = Omit<FamilyChatParts, keyof Base | 'readers'> &
  Pick<Accounts, 'guards' | 'selfGuards'> & { notifications: Notifications }

export const familyChatFeature = (base: Base, others: Others): Feature => {
  const { config, database, db, log, clock, sendMail, enqueue, stopping, meters } = base
  const ears = familyEars(database)
  const readers = createChatReaders(ears)
  const reminding = {
    ...{ db, sendMail, appUrl: config.appUrl, notifications: others.notifications },
    pushLater: (reminder: PushedReminder, afterMs: number) =>
      enqueue(db, 'push-family-chat', reminder, afterMs),
  }
  return {
    routes: [['/', familyChatRoutes({ ...others, database, log, clock, readers, stopping, meters })]],
    jobs: {
      'family-chat-waiting': (waiting) => sendReminder(reminding, waiting, clock()),
      'push-family-chat': (reminder) => pushReminder(reminding, reminder),
    },
    every: [
      {
        ms: LOOK_MS,
        run: async () => {
          await remindThoseAway(db, (tx, waiting) => enqueue(tx, 'family-chat-waiting', waiting))
        },
        failed: 'those away from the family chat could not be reminded',
      },
    ],
    stop: () => ears.close(),
  }
}
