import type { WritingParts } from '../conversation/answer-message.ts'
import type { SafetyParts } from '../conversation/assess-message.ts'
import type { Db } from '../platform/db/db.ts'
import type { Graph } from '../platform/whatsapp-cloud/graph.ts'
import type { WhatsAppSettings } from '../platform/whatsapp-cloud/settings.ts'

/** Writes down what is said in a recording. Throws where it can't. */
export type Transcribe = (audio: Blob) => Promise<string>

/** What the web's conversations are answered with. */
export type ConversationParts = Omit<WritingParts, 'database' | 'log' | 'clock'> &
  Pick<SafetyParts, 'readSentences'>

export type ChannelParts = ConversationParts &
  Pick<WritingParts, 'database' | 'log' | 'clock'> & {
    graph: Graph
    settings: WhatsAppSettings
    /** Null where nothing listens to voice messages. */
    transcribe: Transcribe | null
    appUrl: string
    supportEmail: string
    /** Tells a parent by mail that something waits for them. */
    tellByMail: (tx: Db, userId: string) => Promise<void>
  }

/** What the channel's own steps are given: the parts, and ways to have more done soon, in this process, after what runs now. */
export type Channel = ChannelParts & {
  sendSoon: (personId: string, afterMs?: number) => void
  /** Runs on its own; whatever it throws is logged. */
  inBackground: (work: () => Promise<void>) => void
}
