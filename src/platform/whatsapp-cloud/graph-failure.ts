/** What a refusal of the Cloud API means for whoever sends. */
export type Meaning =
  /** This person can't be reached: no WhatsApp, an old version, or they blocked us. */
  | 'undeliverable'
  /** More than a day since they wrote: only a template goes through. */
  | 'window_closed'
  /** Too many messages at once, to one person or to all: later. */
  | 'too_fast'
  /** The token is expired or wrong: nothing goes out until an operator acts. */
  | 'token'
  /** Meta blocks the account. */
  | 'blocked'
  /** There is no such approved template. */
  | 'no_template'
  /** Nobody answered, or with a fault of theirs. */
  | 'away'
  | 'refused'

const MEANINGS: Record<number, Meaning> = {
  131026: 'undeliverable',
  131030: 'undeliverable',
  131047: 'window_closed',
  131048: 'too_fast',
  131056: 'too_fast',
  130429: 'too_fast',
  80007: 'too_fast',
  4: 'too_fast',
  190: 'token',
  0: 'token',
  10: 'blocked',
  368: 'blocked',
  131031: 'blocked',
  132000: 'no_template',
  132001: 'no_template',
  132007: 'no_template',
  132012: 'no_template',
  132015: 'no_template',
  132016: 'no_template',
  1: 'away',
  2: 'away',
  131000: 'away',
  131016: 'away',
}

export const meaningOf = (code: number | null): Meaning => MEANINGS[code ?? -1] ?? 'refused'

/** For the log and the operator; what Meta says stands in no message, since it may quote a number. */
export class GraphFailure extends Error {
  override name = 'GraphFailure'
  readonly meaning: Meaning
  readonly code: string
  /** The message may have gone out all the same: its status will tell. */
  readonly isUncertain: boolean

  constructor(meaning: Meaning, code: number | null, isUncertain = false) {
    super(`WhatsApp answered ${code ?? 'nothing'}: ${meaning}`)
    this.meaning = meaning
    this.code = String(code ?? 'none')
    this.isUncertain = isUncertain
  }
}
