import type { CheckIn } from '../steps/check-in/due.ts'
import type { Channel, ChannelParts } from './channel-parts.ts'
import { listAsked, peopleHeard } from './data/inbound.ts'
import { peopleToSendTo } from './data/outgoing.ts'
import { deliverAnswer } from './hear/deliver-answer.ts'
import { hearPerson } from './hear/hear-person.ts'
import { takeStatus } from './receive/take-status.ts'
import { takeWebhook } from './receive/take-webhook.ts'
import { remindByPhone } from './send/check-in.ts'
import { sendDue } from './send/send-due.ts'

export type Receiver = {
  verifyToken: string
  /** Keeps a delivery; what it leads to happens after the answer. Throws bad_signature. */
  receive: (body: Uint8Array, signature: string | undefined) => Promise<void>
}

export type WhatsAppChannel = Receiver & {
  /** Has a parent's check-in sent to the family's phones. */
  remind: (checkIn: CheckIn) => Promise<void>
  /** Does whatever a process that died, or a failure that passed, left undone. The job that runs each minute calls it. */
  catchUp: () => Promise<void>
  /** Resolves once nothing is being done in this process. */
  idle: () => Promise<void>
  stop: () => void
}

/** The channel's own work: everything is a row first, and rows are worked at once by the process that made them, or soon by any other. */
export const createChannel = (parts: ChannelParts): WhatsAppChannel => {
  const { database, log, clock } = parts
  const busy = new Set<Promise<void>>()
  const timers = new Map<string, NodeJS.Timeout>()
  /** Who is being sent to; true where something was queued since. */
  const sending = new Map<string, boolean>()
  let isStopped = false

  const inBackground = (work: () => Promise<void>): void => {
    const done = work()
      .catch((err: unknown) => log.warn({ err }, 'WhatsApp work stumbled; it is tried again'))
      .finally(() => busy.delete(done))
    busy.add(done)
  }

  const sendNow = (personId: string): void => {
    if (sending.has(personId)) {
      sending.set(personId, true)
      return
    }
    sending.set(personId, false)
    inBackground(async () => {
      try {
        await sendDue(channel, personId)
      } finally {
        const isMore = sending.get(personId)
        sending.delete(personId)
        if (isMore) sendNow(personId)
      }
    })
  }

  const sendSoon = (personId: string, afterMs = 0): void => {
    if (isStopped) return
    if (afterMs <= 0) {
      sendNow(personId)
      return
    }
    clearTimeout(timers.get(personId))
    const timer = setTimeout(() => {
      timers.delete(personId)
      sendNow(personId)
    }, afterMs)
    timer.unref()
    timers.set(personId, timer)
  }

  const channel: Channel = { ...parts, inBackground, sendSoon }

  return {
    verifyToken: parts.settings.verifyToken,
    receive: async (body, signature) => {
      const { people, statuses } = await takeWebhook(channel, body, signature)
      for (const personId of people) {
        sendSoon(personId)
        inBackground(() => hearPerson(channel, personId))
      }
      // Nobody keeps them, so they are dealt with before WhatsApp is told that they came.
      for (const status of statuses) await takeStatus(channel, status)
    },
    remind: (checkIn) => remindByPhone(channel, checkIn),
    catchUp: async () => {
      const { db } = database
      for (const personId of await peopleHeard(db, new Date())) {
        await hearPerson(channel, personId)
        for (const { id } of await listAsked(db, personId)) await deliverAnswer(channel, id)
      }
      for (const personId of await peopleToSendTo(db, clock())) sendSoon(personId)
    },
    idle: async () => {
      while (busy.size > 0) await Promise.all(busy)
    },
    stop: () => {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
