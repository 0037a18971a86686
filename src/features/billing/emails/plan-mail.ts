import type { Db } from '../../../platform/db/db.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
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

const HOW_TO_STOP =
  'You can stop it in one click on the page of your plan, at any time, without giving a reason.'

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
    preview: 'Nothing to do if you want to keep it.',
    heading: `Your ${planName} plan renews on ${day(at)}`,
    paragraphs: [
      `The next month costs ${money(cents, currency)}. There is nothing to do if you want to keep it.`,
    ],
    notes: [HOW_TO_STOP],
  }),
  'ends-soon': ({ planName, at }) => ({
    subject: `Your ${planName} plan ends on ${day(at)}`,
    preview: 'Nothing is charged by itself.',
    heading: `Your ${planName} plan ends on ${day(at)}`,
    paragraphs: [
      'After that your family is on the free plan. Messages that are left stay, and so do all conversations.',
      'To keep the plan, choose it again on the page with the plans. Nothing is charged by itself.',
    ],
    notes: [],
  }),
  cancelled: ({ planName, renews, at }) => ({
    subject: `Your ${planName} plan will not renew`,
    preview: `It stays yours until ${day(at)}.`,
    heading: `Your ${planName} plan will not renew`,
    paragraphs: [
      renews
        ? `You cancelled it, and nothing more will be charged. It stays yours until ${day(at)}; then your family is on the free plan.`
        : `You cancelled it. Nothing is charged for it either way. It stays yours until ${day(at)}; then your family is on the free plan.`,
      'If you change your mind before that day, one click takes it up again.',
    ],
    notes: [],
  }),
  unpaid: ({ planName, cents, currency, at }) => ({
    subject: `The payment for your ${planName} plan did not go through`,
    preview: 'Your plan goes on while the card is tried again.',
    heading: 'Your payment did not go through',
    paragraphs: [
      `We could not charge ${money(cents, currency)} for the next month of your ${planName} plan. That happens: cards expire, banks say no.`,
      `Nothing changes yet. The card is tried again in the next days, and your plan goes on until ${day(at)}; after that your family is on the free plan. Nothing you wrote is lost.`,
    ],
    notes: ['On the page of your plan you can change the card.'],
  }),
  withdrawn: ({ planName, cents, deductedCents = 0, currency, at }) => ({
    subject: 'We received your withdrawal',
    preview: 'Keep this mail: it says when your declaration reached us.',
    heading: 'We received your withdrawal',
    paragraphs: [
      `Your withdrawal from the contract for the ${planName} plan reached us on ${dayAndTime(at)}. The plan has ended, and your family is on the free plan.`,
      ...whatGoesBack(cents, deductedCents, currency),
    ],
    notes: ['Keep this mail: it is your receipt.'],
  }),
}

const whatGoesBack = (cents: number, deductedCents: number, currency: string): string[] => {
  if (cents + deductedCents === 0) return ['Nothing had been charged, so there is nothing to pay back.']
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
