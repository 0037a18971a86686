/** The terms. Plain words that mean what they say; `{braces}` are filled as in faq.ts. Whoever runs the site has them read by a lawyer. */
export const terms = {
  heading: 'Terms of Service',
  lead: 'What you can expect of us, and what we ask of you, in plain words.',
  dates: 'Effective date: {effectiveDate}. Last changed: {lastChanged}.',
  sections: [
    {
      heading: 'Who we are',
      text: [
        '{operator} offers Kinwise to parents and guardians. By signing up you agree to these terms. If you don’t agree with something here, please don’t sign up.',
      ],
    },
    {
      heading: 'You are 18 or older',
      text: [
        'Kinwise is for adults who are the parent or guardian of the children they write about. It is designed for parents; children do not use it. An account is one person’s; it may belong to more than one family. You answer for what is done with it.',
      ],
    },
    {
      heading: 'The coach is AI',
      text: [
        'Every answer is written by software. It can be wrong, incomplete or not right for your child, however sure it sounds. You know your child; what you do is your decision.',
      ],
    },
    {
      heading: 'Not medical advice',
      text: [
        'Kinwise gives general parenting information. It isn’t medical, psychological or legal advice, and it doesn’t replace someone who can see your child. It isn’t an emergency service: if someone may be in danger, call your emergency number first.',
      ],
    },
    {
      heading: 'Plans, price and renewal',
      text: [
        'A paid plan costs what stands beside its button when you choose it, for one month at a time: Basic {basicPrice}, Family {familyPrice}, Ultimate {ultimatePrice}. With the first paid plan a family pays a one-time setup fee of {setupFee}.',
        'A paid plan renews each month, at the price you agreed to, until you cancel. A bigger plan starts a new month when you choose it, and the unused days of the old one are taken off its price; a smaller one starts with your next month. If a price changes, we tell you at least 30 days before it does, and you can cancel before it applies.',
      ],
    },
    {
      heading: 'Cancelling, and your money back',
      text: [
        'You can cancel at any time in your account, in as few steps as it took to subscribe. Your plan then runs to the end of the month that is paid.',
        'Within {moneyBackDays} days of your first payment you get it back, without a reason. Refunds arrive in {refundBusinessDays} business days. Rights that the law of your country gives you, such as withdrawal within {withdrawalDays} days in the EU and the UK, stay as they are. If you use it, all payments of that month go back, less what you used where you asked for the plan to start at once.',
        'After you cancel the account itself, it is retained for {closedDays} days, in case you change your mind. Then it is erased.',
      ],
    },
    {
      heading: 'Limits of a plan',
      text: [
        'A plan says how many children it covers and how many messages a month each of them has. A conversation in a plan is one message of yours that was answered; what was not answered is not charged. ‘Unlimited’ means for the use of one family: software that writes in your place, or many families behind one account, is not covered.',
      ],
    },
    {
      heading: 'What we ask of you',
      text: ['Please don’t:'],
      points: [
        'use Kinwise to harm, watch or threaten anyone, or to get around its safety rules;',
        'enter what you have no right to share, such as another family’s secrets;',
        'let a child use it, or pass it off as a professional’s advice;',
        'overload it, break into it, or read it out with a machine.',
      ],
      after: [
        'If someone does, we may pause or close the account. We say why, unless that would put someone at risk.',
      ],
    },
    {
      heading: 'What is yours, what is ours',
      text: [
        'What you write stays yours. You let us store it and work with it as far as that is needed to answer you, and for nothing else. The software is open source under the MIT licence; the name and the guidance stay with those who wrote them.',
      ],
    },
    {
      heading: 'If something goes wrong',
      text: [
        'We take care, but we can’t promise that Kinwise is always there or always right. We answer without limit for intent, gross negligence, and harm to life and health. Otherwise we answer for the damage that was to be foreseen, at most for what you paid in the twelve months before, as far as the law of your country allows it.',
      ],
    },
    {
      heading: 'Changes, and which law applies',
      text: [
        'When these terms change in a way that matters to you, we write to you at least 30 days before. You can cancel until then, and beyond. The law of the country where we are based applies; rules that protect consumers where you live stay in force.',
      ],
    },
    {
      heading: 'How to reach us',
      text: ['Write to {supportEmail}. {operatorAddress}'],
    },
  ],
}
