/** The questions parents ask. `{braces}` are filled from the plan table, policy.ts and the trial's own limits: write no number here that stands there. */
export const faq = {
  heading: 'FAQ',
  lead: 'Short, plain answers. If yours is not here, write to us.',
  more: { text: 'Did not find it?', link: 'Write to us' },
  groups: [
    {
      heading: 'Getting started',
      items: [
        {
          question: 'What is Kinwise?',
          answer:
            'A parenting coach for parents and guardians of children from 0 to 18. You describe a child, write down a worry as it comes, and read practical advice that fits this child.',
        },
        {
          question: 'Is there a person at the other end?',
          answer:
            'No. Kinwise is AI and says so at the start of every conversation. It is not a doctor, not a therapist and not an emergency service.',
        },
        {
          question: 'How does the free trial work?',
          answer:
            'You need no account: {trialConversations} conversations or 1 per day (whichever comes first), each of {trialMessages} messages. The trial gives general advice, since it does not know your child yet.',
        },
        {
          question: 'What does a free account give me?',
          answer:
            '{freeChildren} child profile and {freeMessages} messages a month, and advice that knows this child. Like everybody, you can read all your conversations: the last {lastConversations} stand in the list, and older ones come as you ask for more.',
        },
        {
          question: 'How do I reach my coach on WhatsApp?',
          answer:
            'Not yet: this channel is being prepared. Once it opens you get a private number. Until then the same coach is in your browser at any hour, on a phone as well as at a desk.',
        },
        {
          question: 'What is the personality profile for?',
          answer:
            'You rate 24 short statements, and four letters come out. They help the coach to choose its words. They are an aid to conversation, not a test and not a finding about your child.',
        },
      ],
    },
    {
      heading: 'Plans and payment',
      items: [
        {
          question: 'What does it cost?',
          answer:
            'Basic is {basicPrice} a month, Family {familyPrice}, and Ultimate, our premium plan, {ultimatePrice}. A family pays a one-time setup fee of {setupFee} with its first paid plan, and never again.',
        },
        {
          question: 'What counts as a conversation?',
          answer:
            'One message of yours that was answered. An answer that failed costs nothing, and a message about an emergency is never charged.',
        },
        {
          question: 'Can I cancel at any time?',
          answer:
            'Yes. In My Children press Manage Subscription, then ‘Cancel this plan’ on the card of your plan, then Cancel Plan. Your plan then runs to the end of the month you paid for, and after that the free plan stays.',
        },
        {
          question: 'Do I get my money back?',
          answer:
            'Within {moneyBackDays} days of your first payment: write to us and you get it back, without having to say why. Refunds arrive in {refundBusinessDays} business days.',
        },
        {
          question: 'What happens when I choose a smaller plan?',
          answer:
            'Profiles beyond its limit that have no messages left are frozen: you can still read them, and they open again as soon as your plan has room.',
        },
      ],
    },
    {
      heading: 'Privacy and safety',
      items: [
        {
          question: 'Who can read what I write?',
          answer:
            'Only your family. When a language model helps to answer, it gets a placeholder instead of your child’s name, and in the chat you can read word for word what was sent.',
        },
        {
          question: 'What if somebody is in danger?',
          answer:
            'Call your emergency number first. Fixed rules look at every message before the coach does; when they see signs of danger, a card with numbers to call comes at once, even with no messages left.',
        },
        {
          question: 'May my child use Kinwise?',
          answer:
            'No. Kinwise is designed for parents; children do not use it. You have to be 18 or older to sign up, and many parents prefer not to enter a child’s full name.',
        },
        {
          question: 'How do I delete everything?',
          answer:
            'Delete one child, or your whole account, in your account settings. After {closedDays} days a deleted account is erased for good; how long everything else is kept stands in our privacy policy.',
        },
      ],
    },
  ],
}
