/** The words of the home page. Every claim here must be true of the product as it stands. */
export const home = {
  hero: {
    eyebrow: 'For parents of children from 0 to 18',
    /** Takes the eyebrow's place on the reader's own clock, from ten in the evening until five. */
    eyebrowAtNight: 'You’re not the only one awake',
    headline: 'Your Personal Parenting Coach, available on WhatsApp',
    lead: 'Write your worry down just as it comes. Get calm, practical advice that knows your child: what to try tonight, what to say, and when to ask a doctor.',
    tryButton: 'Try for Free',
    /** In its place for who is signed in. */
    ownButton: 'My Children',
    adviceButton: 'Get Personalized Advice',
    note: 'Free trial: 5 conversations or 1 per day (whichever comes first)',
    /** In its place where the channel is off. */
    headlineWithout: 'Your Personal Parenting Coach, in your browser at any hour',
    /** Leads to WhatsApp, where the channel is on. */
    channel: 'Say hello on WhatsApp',
    channelWithout: 'Your coach answers here, in your browser, on your phone or at your desk.',
  },

  /** Where a visitor asks at once. */
  ask: {
    label: "What's on your mind?",
    placeholder: "She wakes every hour and I'm so tired...",
    button: 'Ask now, free',
    blank: 'Write a few words first. Anything will do.',
  },

  /** Word for word from the guidance card 'bedtime-battles-3-5'. */
  example: {
    caption: 'An example, in the words of our own guidance',
    title: 'Coach for Maya',
    subtitle: '4 years, likes dinosaurs',
    time: '7:52 p.m.',
    question: 'She screams every night at bedtime and I am exhausted',
    answer: [
      'Bedtime struggles can wear a whole family out. At 4 years they’re very common, and Maya is usually saying ‘I’m not ready to be apart from you yet’, not that you’re doing it wrong.',
      'Choose three or four quiet steps, for example wash, pyjamas, one story, one song, and do them in the same order every night. Draw them on a sheet so Maya can point to what comes next.',
    ],
    wordsLabel: 'Words for tonight',
    words: '‘It’s hard to say goodnight. I’ll come and check on you in a few minutes.’',
    sources: [
      { publisher: 'CDC', title: 'Positive Parenting Tips' },
      { publisher: 'AASM', title: 'Recommended amount of sleep' },
    ],
    reply: 'Thank you. We’re drawing the sheet now.',
  },

  steps: {
    heading: 'How It Works',
    lead: 'Set up in a few minutes, even on a day with none to spare.',
    items: [
      {
        title: 'Sign up and tell us about your child',
        text: 'Name, age, what they love, and 24 short statements that draw a picture of who they are.',
      },
      {
        title: 'Get a private WhatsApp number',
        text: 'Connect your phone with a code, and ask from WhatsApp. Each child’s own number comes with our largest plan; all others share one.',
        /** In their place where the channel is off. */
        without: {
          title: 'Ask from any device',
          text: 'Your phone, your tablet, your desk: the same conversation goes on in any browser.',
        },
      },
      {
        title: 'Chat anytime',
        text: 'At three in the morning, or outside the school gate. It picks up where you left off.',
      },
    ],
  },

  ages: {
    heading: 'From the first night to the first broken heart',
    lead: 'Every age has its own worries. Here are some the coach can help with.',
    bands: [
      { age: '0–1', unit: 'year', worries: ['Crying every evening', 'Is it enough milk?'] },
      { age: '1–3', unit: 'years', worries: ['Biting', 'No to everything'] },
      { age: '3–5', unit: 'years', worries: ['Bedtime battles', 'Monsters and fears'] },
      { age: '6–8', unit: 'years', worries: ['Finding friends', 'Giving up too soon'] },
      { age: '9–12', unit: 'years', worries: ['The first phone', 'Bullying'] },
      { age: '13–17', unit: 'years', worries: ['Slammed doors', 'A broken heart'] },
    ],
  },

  features: {
    heading: 'Advice you can lean on',
    items: [
      {
        title: 'Personalized for You',
        text: 'The same tantrum needs different words for different children. Your answers fit this age, this temperament, and what you’ve already tried.',
        points: ['A profile for each child', 'One question back when a worry is vague'],
      },
      {
        title: 'Safe & Private',
        text: 'Only your family can open your children’s profiles and chats. Before a message goes to a language model, we take your child’s name out.',
        points: ['Help lines come first when there’s danger', 'Open source, so anyone can check'],
      },
      {
        title: 'Expert-Backed',
        text: 'Our guidance rests on published pages of the CDC, NHS, WHO, AAP and AASM. They didn’t write or endorse it, so you can read each source yourself.',
        points: ['More than 200 guidance cards', 'AI, and it says so: never a doctor'],
      },
    ],
  },

  closing: {
    heading: 'Tonight can be a little easier',
    text: 'Start with whatever’s on your mind. You don’t need an account or a card.',
  },
} as const
