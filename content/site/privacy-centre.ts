/** The words of the privacy centre. Every claim here must be true of the product as it stands. */
export const centre = {
  heading: 'Privacy centre',
  lead: 'What Kinwise holds about your family, what leaves it, and the switches for all of it. It is yours.',

  held: {
    heading: 'What we hold, and why',
    lead: 'Counted just now. Nothing else about you is stored.',
    groups: {
      account: { title: 'Your account', why: 'So you can sign in, and no one else can.' },
      children: { title: 'Your children', why: 'So advice fits each child.' },
      conversations: {
        title: 'Conversations',
        why: 'So you can read them again, and the coach remembers.',
      },
      plan: { title: 'Your plan', why: 'So you get what you paid for.' },
      trial: { title: 'Your free trial', why: 'So what you wrote before you signed up could come along.' },
      contact: { title: 'Mail between us', why: 'So we can answer you.' },
    },
    /** By the table's name: for one row, and for several, where # is how many. */
    items: {
      child: ['One child’s profile', '# children’s profiles'],
      analysis_count: [
        'How often you asked for descriptions on one day',
        'How often you asked for descriptions on one day',
      ],
      conversation: ['One conversation', '# conversations'],
      taken_step: ['One step you tried, and how it went', '# steps you tried, and how they went'],
      memory: ['One sentence the coach remembers', '# sentences the coach remembers'],
      check_in_setting: ['How you want to be asked', 'How you want to be asked'],
      report: ['One month’s report and workbook', '# months’ reports and workbooks'],
      feedback: ['One mark you gave an answer', '# marks you gave to answers'],
      family_chat: ['How the coach answers in your family chat', 'How the coach answers in your family chat'],
      family_chat_member: ['How far you’ve read your family chat', 'How far you’ve read your family chat'],
      message: ['One message', '# messages, yours and the coach’s'],
      summary: ['One note the coach keeps', '# notes the coach keeps'],
      reply: ['What was sent for one answer', 'What was sent for # answers'],
      reply_event: ['A piece of an answer being written', '# pieces of answers being written'],
      trial_visitor: ['The browser you tried it in', '# browsers you tried it in'],
      subscription: ['Which plan you have, and since when', 'Which plan you have, and since when'],
      checkout: ['One visit to the payment page', '# visits to the payment page'],
      vacated_place: [
        'What a deleted profile left of a month’s messages',
        'What # deleted profiles left of a month’s messages',
      ],
      paid_period: ['One month you paid for', '# months you paid for'],
      consent: ['One thing you agreed to', '# things you agreed to'],
      newsletter_subscriber: ['Your address, for the newsletter', 'Your address, for the newsletter'],
      whatsapp_number: ['One WhatsApp number of a child', '# WhatsApp numbers of your children'],
      whatsapp_code: ['A code that connects a phone', 'A code that connects a phone'],
      whatsapp_inbound: ['That a message came from your phone', 'That # messages came from your phone'],
      whatsapp_outgoing: ['That a message went to your phone', 'That # messages went to your phone'],
      whatsapp_person: ['One phone you connected', '# phones you connected'],
      contact_message: ['One message you wrote to us', '# messages you wrote to us'],
      session: ['One device you’re signed in on', '# devices you’re signed in on'],
      two_factor: ['Your two-step login', 'Your two-step login'],
      passkey: ['One passkey', '# passkeys'],
      known_device: ['One device you signed in on before', '# devices you signed in on before'],
      account: ['One way to sign in', '# ways to sign in'],
      verification: ['A code we sent you', '# codes we sent you'],
      profile: ['Details you gave about yourself', 'Details you gave about yourself'],
      push_subscription: ['One browser that gets notifications', '# browsers that get notifications'],
      family_member: ['That you belong to a family', 'That you belong to # families'],
      family_invitation: ['One invitation to a family', '# invitations to a family'],
      carer_child: ['One child you look after', '# children you look after'],
      family: ['A family of your own', 'A family of your own'],
      user: ['Your name and email address', 'Your name and email address'],
    } as Record<string, [one: string, several: string]>,
  },

  autoDelete: {
    heading: 'Delete conversations automatically',
    lead: 'Counted from the last message of each. A conversation with a star is kept.',
    label: 'Delete a conversation after',
    off: 'Off: keep for 2 years',
    days: '{days} days',
    saved: 'Saved',
    hint: 'We do this once a day, at night.',
  },

  device: {
    heading: 'On this device',
    lead: 'For a phone or computer that nobody else uses. Your latest conversations, what you saved, what you’re trying, the emergency card and the guide’s cards then open at once here, also without internet, and a message you write offline waits until it can be sent. Logging out clears all of it. If your login ends by itself, only messages that still wait stay, for seven days.',
    label: 'Keep my conversations on this device',
    kept: 'Your conversations stay on this device',
    cleared: 'Nothing of yours is on this device any more',
    ask: 'Delete messages that weren’t sent?',
    aboutWaiting: 'Some of what you wrote still waits here to be sent. It would be deleted with the rest.',
    clear: 'Delete and stop keeping',
    impossible: 'This browser keeps nothing, so there is nothing to switch on.',
  },

  discretion: {
    heading: 'Mails and notifications',
    lead: 'What a locked phone or a list of mails shows. A mail then says only ‘You have a message’ until it’s opened, and a notification ‘You have a reminder’, without our picture. The address our mails come from, our contact on WhatsApp and what your browser adds by itself can’t be hidden.',
    label: 'Keep the name Kinwise out of them',
    hidden: 'Our name is left out from now on',
    shown: 'Our name is shown again',
  },

  sample: {
    heading: 'What the coach is sent',
    lead: 'An example, put together just now by the same code that answers you. The question in it is ‘{question}’.',
    nothing: 'Nothing. The built-in guide answers on this server, and none of your words leave it.',
    open: 'Show what would be sent about {child}',
    chat: 'In every chat, ‘What was sent’ beside an answer shows what really left for it.',
    roles: {
      system: 'The coach’s instructions',
      user: 'About your child, and your words',
      assistant: 'Earlier answers',
    },
  },

  memories: {
    heading: 'What the coach remembers about your children',
    lead: 'Your own sentences, each with the message it came from. Fix what’s wrong, or make the coach forget it. Nothing is kept here of a message with a safety card. What you tried stands on each child’s page, ‘What works’.',
  },

  notes: {
    heading: 'Notes the coach keeps',
    lead: 'After ten messages the coach keeps a short note for its later answers. Fix what’s wrong, or make it forget.',
    empty: 'No notes. The coach remembers only the last messages of each conversation.',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    forget: 'Forget',
    field: 'Note',
    blank: 'Please write something, or let the coach forget this note.',
    all: 'Forget all notes',
    askAll: 'Forget all notes?',
    aboutAll:
      'The coach then knows only the last messages of each conversation. The conversations themselves stay.',
    kinds: {
      child: 'Chat about {child}',
      parents: 'Dad & Mom Mode: {child}',
      general: 'Parenting Chat: {child}',
      family: 'Family chat',
    },
  },

  consents: {
    heading: 'What you agreed to',
    lead: 'With the day and the version of the words.',
    given: 'Agreed on {date}, version {version}',
    withdrawn: 'Withdrawn on {date}',
    missing: 'Not confirmed yet',
    confirm: 'Confirm',
    withdraw: 'Withdraw',
    askWithdraw: 'Withdraw, and remove the descriptions?',
    aboutWithdraw:
      'The descriptions of all your children are removed. The four letters stay, and you can switch a description on again.',
    ending: 'To end the others, delete your account.',
  },

  export: {
    heading: 'Take everything with you',
    lead: 'A zip file with pages that open in any browser, and the same as JSON for other programs. Passwords and keys are left out.',
    button: 'Download my data',
    busy: 'Putting it together...',
  },

  remove: {
    heading: 'Delete your account',
    lead: 'It closes right away and everyone is signed out. For {days} days you can open it again by logging in; after that everything in it is erased for good. A paid plan ends with it.',
    button: 'Delete my account',
    title: 'Delete your account?',
    about: 'Profiles, conversations and everything else in it will be gone after {days} days.',
    type: 'Type ‘{words}’ to confirm',
    mistyped: 'Please type exactly: {words}',
    confirm: 'Delete my account',
    newsletter: 'Take my address off the newsletter too',
  },

  proof: {
    title: 'Is it you?',
    about: 'Please enter your password again. We’ll remember for ten minutes.',
    password: 'Password',
    confirm: 'Continue',
    signIn:
      'You sign in without a password here. Please log out, log in again, and come back within ten minutes.',
  },

  closed: {
    heading: 'Your account is closed',
    until: 'Until {date} you can open it again. Then everything in it will be erased for good.',
    signedOut: 'Everyone is signed out. Until it’s erased, you can open it again by logging in.',
    reopen: 'Open it again',
    login: 'Log in to open it again',
    home: 'Leave it closed',
    welcome: 'Your account is open again',
  },
}
