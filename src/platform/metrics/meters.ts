import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Every label there is, and each has few values: never a text, a name, an address or an id. A test holds this list. */
export type Request = { method: string; route: string; status: number }
export type Ended = { coach: string; status: string; credit: 'none' | 'kept' | 'returned' }
export type Failed = { coach: string; code: string }
export type Watched = { value: number; labels?: Record<string, string> }[]

/** What the process counts and times, to be read by Prometheus. */
export type Meters = {
  requestTook: (request: Request, seconds: number) => void
  /** From when the answer was to be written to what a parent sees of it first. */
  firstWordsTook: (coach: string, seconds: number) => void
  answerEnded: (ended: Ended) => void
  coachFailed: (failed: Failed) => void
  /** Something that is looked at whenever the numbers are asked for. */
  watch: (name: string, help: string, labels: string[], look: () => Watched | Promise<Watched>) => void
  /** In Prometheus's text format. */
  read: () => Promise<{ text: string; type: string }>
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export const createMeters = (): Meters => {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'kinwise_request_seconds',
    help: 'How long requests took until their answer began',
    labelNames: ['method', 'route', 'status'],
    ...{ buckets: SECONDS, registers },
  })
  const firstWords = new Histogram({
    name: 'kinwise_first_words_seconds',
    help: 'How long parents waited for the first words of an answer',
    labelNames: ['coach'],
    ...{ buckets: SECONDS, registers },
  })
  const answers = new Counter({
    name: 'kinwise_answers_total',
    help: 'Answers that ended, how, and what became of their credit',
    labelNames: ['coach', 'status', 'credit'],
    registers,
  })
  const failures = new Counter({
    name: 'kinwise_coach_failures_total',
    help: 'Answers that the coach or its provider failed to give',
    labelNames: ['coach', 'code'],
    registers,
  })
  let isAsked = false
  return {
    requestTook: (labels, seconds) => requests.observe(labels, seconds),
    firstWordsTook: (coach, seconds) => firstWords.observe({ coach }, seconds),
    answerEnded: (labels) => answers.inc(labels),
    coachFailed: (labels) => failures.inc(labels),
    watch: (name, help, labelNames, look) => {
      new Gauge({
        ...{ name, help, labelNames, registers },
        async collect() {
          this.reset()
          // What can't be looked at just now is left out, and doesn't keep the others back.
          const values = await Promise.resolve(look()).catch(() => [])
          for (const { value, labels = {} } of values) this.set(labels, value)
        },
      })
    },
    read: async () => {
      // The process's own, which measure all the time once they've begun.
      if (!isAsked) collectDefaultMetrics({ register: registry })
      isAsked = true
      return { text: await registry.metrics(), type: registry.contentType }
    },
  }
}
