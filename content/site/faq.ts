/** The questions parents ask. `{braces}` are filled from the plan table, policy.ts and the trial's own limits: write no number here that stands there. */
export const faq = {
  heading: 'FAQ',
  lead: 'Short, plain answers. If yours isn’t here, write to us.',
  more: { text: 'Didn’t find it?', link: 'Write to us' },
  groups: [
    {
      heading: 'Getting started',
      items: [
        {
          question: 'What is Kinwise?',
          answer:
            'A parenting coach for parents and guardians of children from 0 to 18. You tell it about your child, write down a worry as it comes, and get practical advice that fits your child.',
        },
        {
          question: 'Is there a person at the other end?',
          answer:
            'No. Kinwise is AI and says so at the start of every conversation. It isn’t a doctor, a therapist or an emergency service.',
        },
        {
          question: 'How does the free trial work?',
          answer:
            'You don’t need an account: {trialConversations} conversations or 1 per day (whichever comes first), each of {trialMessages} messages. The trial gives general advice, since it doesn’t know your child yet.',
        },
        {
          question: 'What does a free account give me?',
          answer:
            '{freeChildren} child profile and {freeMessages} messages a month, and advice that knows this child. You can read all your conversations: the list shows the last {lastConversations}, and you can load older ones.',
        },
        {
          question: 'How do I reach my coach on WhatsApp?',
          answer:
            'Open My Children and press Connect WhatsApp on your child’s card. Send the code it shows from your phone, and ask away: it’s the same conversation as in your browser. SWITCH changes the child, STOP ends our messages.',
          /** Where the channel is off. */
          answerWithout:
            'Not on this site. The same coach is in your browser at any hour, on your phone or at your desk.',
        },
        {
          question: 'What is the personality profile for?',
          answer:
            'You rate 24 short statements, and four letters come out. They help the coach choose its words. They’re a help for talking, not a test and not a verdict on your child.',
        },
      ],
    },
    {
      heading: 'Plans and payment',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'Basic is {basicPrice} a month, Family {familyPrice}, and Ultimate, our premium plan, {ultimatePrice}. There’s a one-time setup fee of {setupFee} with your first paid plan, and never again.',
        },
        {
          question: 'What counts as a conversation?',
          answer:
            'One of your messages that got an answer. A failed answer costs nothing, and messages about an emergency are always free.',
        },
        {
          question: 'Can I cancel at any time?',
          answer:
            'Yes. In My Children press Manage Subscription, then ‘Cancel this plan’ on the card of your plan, then Cancel Plan. Your plan runs to the end of the month you’ve paid for. After that you’re on the free plan.',
        },
        {
          question: 'Do I get my money back?',
          answer:
            'Yes, within {moneyBackDays} days of your first payment. Just write to us; you don’t have to say why. Refunds arrive in {refundBusinessDays} business days.',
        },
        {
          question: 'What happens when I choose a smaller plan?',
          answer:
            'Profiles over its limit with no messages left are frozen. You can still read them, and they open again as soon as your plan has room.',
        },
      ],
    },
    {
      heading: 'Privacy and safety',
      items: [
        {
          question: 'Who can read what I write?',
          answer:
            'Only your family. When a language model helps, it gets a placeholder instead of your child’s name. In the chat, you can read exactly what was sent.',
        },
        {
          question: 'What if someone is in danger?',
          answer:
            'Call your emergency number first. Fixed rules check every message before the coach does. If they see signs of danger, you get a card with numbers to call right away, even with no messages left.',
        },
        {
          question: 'May my child use Kinwise?',
          answer:
            'No. Kinwise is designed for parents; children don’t use it. You have to be 18 or older to sign up, and many parents leave out a child’s full name.',
        },
        {
          question: 'How do I delete everything?',
          answer:
            'You can delete one child, or your whole account, in your account settings. We erase a deleted account for good after {closedDays} days. Our privacy policy says how long we keep everything else.',
        },
      ],
    },
  ],
}
