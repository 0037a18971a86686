/** The words of /pricing and /checkout. Prices, limits and what a plan lists come from content/plans.yaml. */
export const pricing = {
  heading: 'One coach. Choose how much room your family needs.',
  lead: 'Every plan has the same coach, the same care for safety and the same privacy. What differs is how many children it knows, and how often you can ask.',
  perMonth: '/ month',
  planned: 'Planned:',
  setupFee: (fee: string) =>
    `A one-time setup fee of ${fee} comes with a family's first paid plan, and never again.`,
  /** Where no payments are set up. */
  notCharged: 'Not charged on this site',
  /** On the card of the plan that a family has: to the page where one click does it. */
  cancel: 'Cancel this plan',
  resume: 'Resume this plan',
  noSetupFee: 'Your family has paid its setup fee. It is not charged again.',
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
        text: 'You see the whole sum before you agree to it, and what the next month costs.',
      },
      {
        title: 'Start asking',
        text: 'The messages for each child are there at once, and again every month. What is left over stays.',
      },
      {
        title: 'Change your mind',
        text: 'Go bigger or smaller whenever you like. A smaller plan freezes only profiles with no messages left, and you can still read them.',
      },
      {
        title: 'Stop in one click',
        text: 'Your plan runs to the end of the month you paid for. After that the free plan stays.',
      },
    ],
  },
}
