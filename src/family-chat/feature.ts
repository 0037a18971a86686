import type { Accounts } from '../accounts/feature.ts'
import type { Base, Feature } from '../platform/feature.ts'
import { createChatReaders } from './follow-chat.ts'
import { mailThoseAway, sendWaiting, type Waiting } from './mail/mail-those-away.ts'
import { type FamilyChatParts, familyChatRoutes } from './routes.ts'
import { familyEars } from './tell-family.ts'

declare module '../platform/jobs/jobs.ts' {
  interface Work {
    /** Something waits in the family chat. No address and no words: what is sent is looked up again when it's sent. */
    'family-chat-waiting': Waiting
  }
}

const LOOK_MS = 60_000

type Others = Omit<FamilyChatParts, keyof Base | 'readers'> & Pick<Accounts, 'guards'>

export const familyChatFeature = (base: Base, others: Others): Feature => {
  const { config, database, db, log, clock, sendMail, enqueue, stopping, meters } = base
  const ears = familyEars(database)
  const readers = createChatReaders(ears)
  return {
    routes: [['/', familyChatRoutes({ ...others, database, log, clock, readers, stopping, meters })]],
    jobs: {
      'family-chat-waiting': (waiting) => sendWaiting({ db, sendMail, appUrl: config.appUrl }, waiting),
    },
    every: [
      {
        ms: LOOK_MS,
        run: async () => {
          await mailThoseAway(db, (tx, waiting) => enqueue(tx, 'family-chat-waiting', waiting))
        },
        failed: 'those away from the family chat could not be written to',
      },
    ],
    stop: () => ears.close(),
  }
}
