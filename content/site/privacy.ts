/** The privacy policy. It must say what the software does, no more and no less: whoever changes what is stored or sent changes it here too. */
export const privacy = {
  heading: 'Privacy Policy',
  lead: 'You write to us about the people you love most. This is what we keep, why, for how long, and who else sees any of it.',
  dates: 'Effective date: {effectiveDate}. Last changed: {lastChanged}.',
  short: {
    heading: 'In short',
    points: [
      'Only your family can open your children’s profiles and chats.',
      'A language model gets a placeholder instead of your child’s name, and you can read what it was sent.',
      'No advertising, no selling of data, no analytics on any page that shows a child.',
      'You can take your data with you, and erase it, yourself and at any time.',
    ],
  },
  responsible: {
    heading: 'Who is responsible',
    text: [
      '{operator} decides what happens with your data here and answers for it. Write to {supportEmail}. {operatorAddress}',
      'Kinwise is open source: others run it too, at addresses of their own and under their own policies. This one is for this address only.',
    ],
  },
  held: {
    heading: 'What we hold, and why',
    columns: { what: 'What', why: 'Why', basis: 'On what ground' },
    rows: [
      {
        what: 'Your email address and a password (as a hash that cannot be turned back), and when you signed in, from which address and browser',
        why: 'To let you in, and no one else',
        basis: 'Our contract with you',
      },
      {
        what: 'Your name, phone, postal address and bank details, each only if you enter it; bank details are encrypted',
        why: 'Contact and refunds',
        basis: 'Our contract with you',
      },
      {
        what: 'For each child a name or nickname, what else it is called, age and interests, and the four letters and ratings of the personality profile',
        why: 'So that advice fits this child',
        basis: 'Our contract with you, and your consent where it is about health',
      },
      {
        what: 'A description of a child’s personality that an AI model wrote, only where you switched it on',
        why: 'So that the coach can speak to this temperament',
        basis: 'Your consent, which you can take back',
      },
      {
        what: 'What you write to the coach, what it answers, and short summaries of it',
        why: 'So that it can answer, and remember',
        basis: 'Our contract with you; your consent where you write about health',
      },
      {
        what: 'Who belongs to your family and as what, and the address of anyone you invite, for a month after the invitation ended',
        why: 'To let in those you invite, and no one else. What each of you writes to the coach is shown to the others only where you share it',
        basis: 'Our contract with you',
      },
      {
        what: 'Which plan you have and what you paid. Card numbers go to the payment company and never to us',
        why: 'To give you what you paid for',
        basis: 'Our contract with you, and the law on bookkeeping',
      },
      {
        what: 'What you agreed to, in which words, and when',
        why: 'To be able to show it',
        basis: 'The law',
      },
      {
        what: 'Your address for the newsletter, and what you write on the contact page',
        why: 'To send it to you, and to answer you',
        basis: 'Your consent, and your question',
      },
      {
        what: 'The number of a phone you connect, and WhatsApp’s own id of you, until you disconnect it',
        why: 'To know you there, and answer you',
        basis: 'Our contract with you',
      },
      {
        what: 'The address at which your browser takes notifications, if you choose them, until you log out there',
        why: 'To tell you that it’s time for a check-in',
        basis: 'Your choice, which you can change at any time',
      },
      {
        what: 'A mark of the network you come from, as a hash that tells no address',
        why: 'To stop those who try passwords or use up free trials',
        basis: 'Our interest in a safe service',
      },
    ],
  },
  coach: {
    heading: 'What the coach is sent',
    /** One of three is shown: the one that is true of who answers on this server. */
    guide:
      'Here the built-in guide answers. It runs on our own server: nothing you write goes to a language model or to any other company.',
    'chat-completions':
      'Here a language model of another company helps to answer. For one answer it is sent the child’s age, personality type, its description where you had one written, and interests, a placeholder instead of the name, fitting guidance, your message, the last messages of this conversation and a summary of older ones. Your name, your children’s names, the nicknames you entered and their usual endings and misspellings are masked before they leave, and so are email addresses and phone numbers. What no rule can tell from other words is not: a street, a town, a school, a date, the name of a teacher, a friend or a grandparent, a short name that is misspelt, or a nickname that you did not enter. Please leave those out, or write ‘her school’ instead. Under ‘What was sent’ in the chat you can read it word for word. It is never sent your email address or your account.',
    webhook:
      'Here an automation service chosen by the operator answers. For one answer it is sent your email address and a number for your account, the child’s name, age, personality profile and interests, and your message.',
    /** Where automation webhooks answer the chats, the free trial has a coach of its own. */
    besideWebhook: {
      guide:
        'In the free trial, and for the words about a personality type, the built-in guide writes instead, on our own server.',
      'chat-completions':
        'The free trial is answered by a language model of another company instead: it is sent what you write there, with addresses and numbers that we recognise masked. Where you ask for words about a child’s personality type it writes those too, from type and age, without the name.',
    },
    /** While the page does not know yet who answers, or without a script. */
    unknown:
      'Whoever runs this site chooses which coach answers. The built-in guide sends nothing to anyone. A language model is sent the child’s age, personality type and interests, a placeholder instead of the name, your message and what was said before, and you can read it word for word in the chat. An automation service is sent your email address, the child’s name and profile, and your message. With scripts on, this page says which of them it is.',
    always:
      'Before anything else, fixed rules on our own server look at each message for signs of danger. No model and no other company takes part in that. We do not train models with what you write.',
  },
  others: {
    heading: 'Who else is involved',
    text: [
      'Companies that work for us under contract and only as we tell them: whoever hosts the server, whoever delivers mail, the payment company when you pay, the messaging service if you use the coach there, and the company whose language model answers, where one does. If one of them works outside your country, the contract holds it to the standard of yours.',
      'If you write to the coach on WhatsApp, your words and its answers pass through Meta, under its own terms and outside what we can promise. In your browser they don’t. You connect a phone yourself, and can disconnect it at any time.',
      'If you choose notifications for your check-ins, they go through the push service of your browser’s maker, such as Google, Apple or Mozilla. They’re encrypted, so that only your browser can read them, and they say only that it’s time.',
      'No one else, unless the law forces us. We don’t sell or rent data, and there’s no advertising.',
    ],
  },
  rights: {
    heading: 'Your rights, and your child’s',
    text: [
      'You can see, correct, take with you and erase what we hold, object to what we do with it, and take consent back. Most of it you can do yourself in your account’s privacy centre, at once; for the rest write to us, and we answer within a month. A child has these rights too, and you use them in their name; a child old enough to ask is welcome to write as well.',
      'If you think that we do wrong, please tell us. You can also complain to the data protection authority where you live.',
    ],
  },
  children: {
    heading: 'Children',
    text: [
      'Kinwise is designed for parents; children do not use it. Accounts are for people of 18 and older, and we ask for that at sign-up. We do not knowingly collect anything from a child. What we hold about a child comes from a parent or guardian, who decides what to enter, can see all of it, and can erase it at any time. A nickname is enough.',
      'These are the ideas behind COPPA in the United States, the GDPR in the European Union and the UK’s Age Appropriate Design Code: as little as possible, for the child’s good, under a parent’s control. If you believe that a child has used Kinwise, write to us and we erase it.',
    ],
  },
  cookies: {
    heading: 'Cookies and your browser',
    text: [
      'We set only cookies that the site needs: one that keeps you signed in, one that tells a device of yours from a new one, one that counts a free trial, one that remembers your country for help lines. Your browser also keeps an unsent message and a trial until you clear them, and the ratings of a personality evaluation until you finish it or log out. There is no banner, since there is nothing to refuse.',
      'If you tell us that a device is your own, your browser also keeps your latest conversations there, what you saved and try, the emergency card and the guide’s cards, so that they open at once and without internet. What you write offline waits there until it can be sent. Logging out clears all of it. If your login ends by itself, only messages that still wait stay, for seven days. You can switch it off in the privacy centre.',
    ],
    analytics:
      'On public pages such as this one a script counts visits. It is never loaded on a page that shows a child or a chat, nor where you sign in.',
  },
  safe: {
    heading: 'How we keep it safe',
    text: [
      'Connections are encrypted. Each family’s rows are locked to that family in the database. Passwords are hashed, bank details encrypted, and our logs hold no names and no words of yours. If something still goes wrong that puts you at risk, we tell you and the authority within the time that the law sets.',
    ],
  },
  changes: {
    heading: 'Changes',
    text: ['When this policy changes in a way that matters to you, we write to you before it does.'],
  },
}
