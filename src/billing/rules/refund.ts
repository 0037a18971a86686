const DAY_MS = 24 * 60 * 60 * 1000

/** A payment, as far as giving it back is concerned. Money in cents. */
export type Bought = {
  key: string
  startsAt: Date
  endsAt: Date
  /** What was charged for the plan, less the credit for another one, and for the setup. */
  priceCents: number
  setupFeeCents: number
  /** What its whole month costs. */
  worthCents: number
  /** Messages that it gave and that were used; null where they are not counted. */
  usage: { given: number; used: number } | null
}

export type GivenBack = { cents: number; deductedCents: number; payments: { key: string; cents: number }[] }

/** The payments that one withdrawal undoes, of all of a family, newest first: the newest, and each one that the next cut short. */
export const paymentsOfPeriod = <Payment extends Pick<Bought, 'startsAt' | 'endsAt'>>(
  newestFirst: readonly Payment[],
): Payment[] => {
  const end = newestFirst.findIndex(({ startsAt }, place) => {
    const before = newestFirst[place + 1]
    return !before || before.endsAt <= startsAt
  })
  return newestFirst.slice(0, end + 1)
}

/**
 * What goes back of these payments, newest first. Without consent to begin at once that is everything. With it, what was used is kept:
 * by message where they are counted, by day begun where they are not; of the plan's price, never of the setup fee.
 */
export const givenBack = (payments: readonly Bought[], hasConsent: boolean, now: Date): GivenBack => {
  const paid = sum(payments.map(({ priceCents }) => priceCents))
  const fees = sum(payments.map(({ setupFeeCents }) => setupFeeCents))
  const used = payments.map((payment, place) => usedCents(payment, payments[place - 1]?.startsAt ?? now))
  const deductedCents = hasConsent ? Math.min(paid, sum(used)) : 0
  const cents = paid + fees - deductedCents
  let left = cents
  return {
    cents,
    deductedCents,
    payments: payments.map(({ key, priceCents, setupFeeCents }) => {
      const back = Math.min(left, priceCents + setupFeeCents)
      left -= back
      return { key, cents: back }
    }),
  }
}

/** What was had of a payment until it was undone or cut short. */
const usedCents = ({ startsAt, endsAt, worthCents, usage }: Bought, until: Date): number => {
  if (usage) return usage.given === 0 ? 0 : Math.round((worthCents * usage.used) / usage.given)
  const days = Math.ceil((endsAt.getTime() - startsAt.getTime()) / DAY_MS)
  const begun = Math.max(1, Math.ceil((until.getTime() - startsAt.getTime()) / DAY_MS))
  return Math.round((worthCents * Math.min(days, begun)) / Math.max(1, days))
}

/** What an upgrade takes off the price: the share of the month that was paid for and not had. */
export const unusedCents = (
  { startsAt, endsAt, worthCents }: Pick<Bought, 'startsAt' | 'endsAt' | 'worthCents'>,
  now: Date,
): number => {
  const whole = endsAt.getTime() - startsAt.getTime()
  const left = endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime())
  return whole <= 0 ? 0 : Math.round((worthCents * Math.max(0, left)) / whole)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
