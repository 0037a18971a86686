/**
 * How long we keep what: one table. The privacy page and the privacy centre show it, and the daily job that erases goes by its days, so that
 * no two places can disagree. `{days}` stands for the number.
 */
export const retention = {
  heading: 'How long we keep it',
  lead: 'A job that runs every day erases what is past its time. You can erase your own things sooner, at any moment.',
  columns: { what: 'What', kept: 'How long', why: 'Why' },

  rows: [
    {
      id: 'account',
      what: 'Your account and the profiles of your children',
      days: null,
      kept: 'Until you delete them',
      why: 'Without them there is no coach that knows your child.',
    },
    {
      id: 'inactive',
      what: 'An account no one signs in to',
      days: 3 * 365,
      kept: '3 years after you were last here. We write to you a month before',
      why: 'We don’t keep what no one uses.',
    },
    {
      id: 'closed',
      what: 'Everything of an account that you delete',
      days: 30,
      kept: '{days} days, in case you change your mind. Then it is erased',
      why: 'Nobody can use or see the account in that time; only you can open it again.',
    },
    {
      id: 'history',
      what: 'Conversations with the coach, and its notes about them',
      days: 2 * 365,
      kept: '2 years, or sooner if you switch on automatic deletion',
      why: 'So that the coach remembers what you talked about.',
    },
    {
      id: 'tried',
      what: 'Steps you tried, how they went, and what the coach remembers',
      days: null,
      kept: 'As long as the message they came from',
      why: 'So that advice builds on what works for your child.',
    },
    {
      id: 'trial',
      what: 'A free trial without an account',
      days: 30,
      kept: '{days} days. If you sign up, it comes along into your account',
      why: 'So that you can take it up again on another day.',
    },
    {
      id: 'unverified',
      what: 'An account whose email address was never confirmed',
      days: 30,
      kept: '{days} days',
      why: 'It may be someone else’s address.',
    },
    {
      id: 'sessions',
      what: 'Being signed in, and links and codes that we sent you',
      days: 1,
      kept: 'Until they run out, and one day more',
      why: 'They let you in, and let us notice a theft.',
    },
    {
      id: 'devices',
      what: 'That you signed in on a device',
      days: 400,
      kept: '{days} days after the last time you signed in there',
      why: 'So we can write to you when someone signs in on a new one.',
    },
    {
      id: 'mails',
      what: 'Mails that we send you',
      days: 7,
      kept: 'We keep no copy. One that could not be delivered is tried for 2 days and erased after {days} days',
      why: 'So that it still arrives when a mail server is away.',
    },
    {
      id: 'newsletter',
      what: 'An address for the newsletter that was never confirmed',
      days: 7,
      kept: '{days} days. A confirmed one stays until you unsubscribe',
      why: 'It may be someone else’s address.',
    },
    {
      id: 'contact',
      what: 'What you write to us on the contact page',
      days: 365,
      kept: 'One year',
      why: 'So that we can answer, and look it up when you write again.',
    },
    {
      id: 'whatsapp',
      what: 'That messages went over WhatsApp, and phones that no family has connected',
      days: 30,
      kept: '{days} days. Their words go once they have arrived: the conversation is in your account',
      why: 'So that each arrives, and arrives once.',
    },
    {
      id: 'backups',
      what: 'Copies that protect us against a broken disk',
      days: 35,
      kept: 'At most {days} days',
      why: 'What you erase is gone from them by then too.',
    },
    {
      id: 'erasures',
      what: 'That something was deleted, as a number that names no one',
      days: 36,
      kept: '{days} days: one more than any copy',
      why: 'So that what you deleted stays deleted if we have to put a copy back.',
    },
    {
      id: 'safety',
      what: 'How often a safety card was shown',
      days: null,
      kept: 'For good, as a number per month',
      why: 'It holds no words, no names, no times and no accounts.',
    },
  ],
} as const

export type RetentionRow = (typeof retention.rows)[number]['id']
