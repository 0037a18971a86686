/** The words of /pricing and /checkout. Prices, limits and what a plan lists come from content/plans.yaml. */
export const pricing = {
  heading: 'One coach. Pick the room your family needs.',
  lead: 'Every plan has the same coach, the same care for safety and the same privacy. Plans differ in how many children it knows and how often you can ask.',
  perMonth: '/ month',
  planned: 'Planned:',
  setupFee: (fee: string) =>
    `A one-time setup fee of ${fee} comes with a family's first paid plan, and never again.`,
  /** Where no payments are set up. */
  notCharged: 'Not charged on this site',
  /** On the card of the plan that a family has: to the page where one click does it. */
  cancel: 'Cancel this plan',
  resume: 'Resume this plan',
  noSetupFee: 'You’ve paid your setup fee. We won’t charge it again.',
  free: {
    name: 'Free',
    text: (messages: number) =>
      `one child and ${messages} messages a month, for as long as you like. No card needed.`,
    current: 'Your plan now',
    button: 'Start for free',
    demo: 'Look around as a guest',
  },
  how: {
    heading: 'How it works',
    steps: [
      {
        title: 'Pick a plan',
        text: 'You see the full price, and what next month costs, before you agree.',
      },
      {
        title: 'Start asking',
        text: 'You get messages for each child right away, and again every month. Unused ones stay.',
      },
      {
        title: 'Change your mind',
        text: 'Go bigger or smaller any time. A smaller plan only freezes profiles with no messages left, and you can still read them.',
      },
      {
        title: 'Stop in one click',
        text: 'Your plan runs to the end of the month you’ve paid for. After that you’re on the free plan.',
      },
    ],
  },
}
