import type { Db } from '../../platform/db/db.ts'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { money } from '../rules.ts'

export type PlanMail = {
  to: string
  about: 'started' | 'renews-soon' | 'ends-soon' | 'cancelled' | 'withdrawn' | 'unpaid'
  planName: string
  /** False where nothing is charged and the plan ends by itself. */
  renews: boolean
  /** Started: what was charged. Renews or ends soon: the price of a month. Withdrawn: what goes back. */
  cents: number
  currency: string
  /** Withdrawn: what is kept for what was used. */
  deductedCents?: number
  /** ISO. Started: when. Unpaid: until when the plan goes on. The others but withdrawn: the end of the period. Withdrawn: when the declaration came in. */
  at: string
}

/** Stores the mail to be sent, in the caller's transaction. */
export type EnqueuePlanMail = (tx: Db, mail: PlanMail) => Promise<void>

export const planMail = ({ to, about, ...facts }: PlanMail, appUrl: string): Mail => ({
  to,
  ...letter({ ...WORDS[about](facts), action: { label: 'See your plan', url: `${appUrl}/subscription` } }),
})

type Facts = Omit<PlanMail, 'to' | 'about'>
type Words = (facts: Facts) => {
  subject: string
  preview: string
  heading: string
  paragraphs: string[]
  notes: string[]
}

const HOW_TO_STOP = "You can stop any time with one click on your plan's page. You don't have to say why."

const WORDS: Record<PlanMail['about'], Words> = {
  started: ({ planName, renews, cents, currency, at }) => ({
    subject: `Your ${planName} plan has started`,
    preview: renews ? 'What you chose, what was charged, and how to stop it.' : 'Nothing was charged.',
    heading: `Your ${planName} plan has started`,
    paragraphs: [
      `You chose the ${planName} plan on ${dayAndTime(at)}.`,
      ...(renews
        ? [
            cents > 0 ? `${money(cents, currency)} was charged.` : 'Nothing was charged today.',
            'You agreed that the plan renews each month at the price shown until you cancel it. You also asked for it to start at once: if you withdraw from the contract, you pay for what you used until then.',
          ]
        : [
            'Nothing was charged: this site takes no payments. The plan ends by itself after 30 days. You can start it again whenever you like.',
          ]),
    ],
    notes: renews ? [HOW_TO_STOP] : [],
  }),
  'renews-soon': ({ planName, cents, currency, at }) => ({
    subject: `Your ${planName} plan renews on ${day(at)}`,
    preview: "You don't have to do anything to keep it.",
    heading: `Your ${planName} plan renews on ${day(at)}`,
    paragraphs: [`Next month costs ${money(cents, currency)}. You don't have to do anything to keep it.`],
    notes: [HOW_TO_STOP],
  }),
  'ends-soon': ({ planName, at }) => ({
    subject: `Your ${planName} plan ends on ${day(at)}`,
    preview: "We won't charge you automatically.",
    heading: `Your ${planName} plan ends on ${day(at)}`,
    paragraphs: [
      'After that your family is on the free plan. You keep your unused messages and all your conversations.',
      "To keep the plan, choose it again on the page with the plans. We won't charge you automatically.",
    ],
    notes: [],
  }),
  cancelled: ({ planName, renews, at }) => ({
    subject: `Your ${planName} plan won't renew`,
    preview: `It stays yours until ${day(at)}.`,
    heading: `Your ${planName} plan won't renew`,
    paragraphs: [
      renews
        ? `You cancelled it, and we won't charge you again. It's yours until ${day(at)}; then your family is on the free plan.`
        : `You cancelled it. Nothing is charged for it either way. It stays yours until ${day(at)}; then your family is on the free plan.`,
      'If you change your mind before then, one click brings it back.',
    ],
    notes: [],
  }),
  unpaid: ({ planName, cents, currency, at }) => ({
    subject: `The payment for your ${planName} plan didn't go through`,
    preview: 'Your plan carries on while we try your card again.',
    heading: "Your payment didn't go through",
    paragraphs: [
      `We couldn't charge ${money(cents, currency)} for the next month of your ${planName} plan. It happens: cards expire, banks say no.`,
      `Nothing changes yet. We'll try your card again over the next few days, and your plan carries on until ${day(at)}; after that your family is on the free plan. Nothing you wrote is lost.`,
    ],
    notes: ["You can change your card on your plan's page."],
  }),
  withdrawn: ({ planName, cents, deductedCents = 0, currency, at }) => ({
    subject: "We've received your withdrawal",
    preview: 'Keep this email: it says when we received your withdrawal.',
    heading: "We've received your withdrawal",
    paragraphs: [
      `Your withdrawal from the contract for the ${planName} plan reached us on ${dayAndTime(at)}. The plan has ended, and your family is on the free plan.`,
      ...whatGoesBack(cents, deductedCents, currency),
    ],
    notes: ["Keep this email: it's your receipt."],
  }),
}

const whatGoesBack = (cents: number, deductedCents: number, currency: string): string[] => {
  if (cents + deductedCents === 0) return ["We hadn't charged you anything, so there's nothing to pay back."]
  const back = `${money(cents, currency)} goes back to the card you paid with, within 14 days.`
  if (deductedCents === 0) return [back]
  return [
    back,
    `You had paid ${money(cents + deductedCents, currency)}. You asked for the plan to start at once, so ${money(deductedCents, currency)} stays with us for what you used until then.`,
  ]
}

const format = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(iso))
const day = format({ day: 'numeric', month: 'long', year: 'numeric' })
const time = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
const dayAndTime = (iso: string) => `${day(iso)} at ${time(iso)} UTC`
