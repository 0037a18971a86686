/** The words of the safety page. Every claim here must be true of the product as it stands. */
export const safety = {
  heading: 'Safety',
  lead: 'What Kinwise does when someone may be in danger, and what it can’t do. If that’s now, call first and read later.',
  jump: 'How it works, and what it can’t do',

  lines: {
    heading: 'Numbers where you are',
    lead: 'Choose a country. We remember it on this device, and use it for the help in your chats too.',
  },

  protocol: {
    heading: 'What happens when you write',
    items: [
      {
        title: 'We check every message first',
        text: 'Before the coach reads a message, our own server looks at its words, at what you wrote just before, and at the age of the child. It knows plain statements of danger, and has learned from many messages what worry sounds like. Where an AI model answers, it looks too, and can only add help to what was said plainly.',
      },
      {
        title: 'It looks for signs of danger',
        text: 'Thoughts of suicide or self-harm, a parent afraid of hurting a child, abuse or violence at home, an illness or injury that cannot wait, something swallowed, and heavy strain such as low mood, trouble with eating or with drugs.',
      },
      {
        title: 'Help comes first',
        text: 'If it’s sure, a card comes at once, above the answer: what to do in the next minute, and who to call. If it isn’t sure, one line under the answer opens the card. ‘This doesn’t fit’ folds it, and it’s still there when you come back.',
      },
      {
        title: 'It costs nothing, and nothing is sold beside it',
        text: 'A message that brings a crisis or emergency card is never charged. The card comes with no credits left, with a frozen profile, and when the coach is down. There is no offer and no advertising on it.',
      },
    ],
  },

  levels: {
    heading: 'The four levels',
    items: [
      {
        title: 'Emergency',
        text: 'A life may be in danger now. The emergency number comes first, above everything. A short, calm answer follows.',
      },
      {
        title: 'Crisis',
        text: 'Suicide, self-harm, abuse or violence. Crisis lines come first, then the emergency number. The coach answers below them.',
      },
      {
        title: 'Urgent, medical',
        text: 'Something a doctor should look at today. Medical and poison lines where we have them, then the emergency number. The coach answers below.',
      },
      {
        title: 'Support',
        text: 'It’s heavy, and people can help. The coach answers, and a line under the answer shows who else can.',
      },
    ],
  },

  limits: {
    heading: 'What it can’t do',
    items: [
      'It doesn’t call, tell or send anyone. Only you can make the call.',
      'It misses things, in other languages more than in English. No card does not mean no danger.',
      'It sometimes shows a card where none was needed. Then press ‘This doesn’t fit’: the card folds and the talk goes on.',
      'It isn’t a doctor, a therapist or an emergency service, and it doesn’t decide whether someone is ill or in danger.',
      'For some countries we know the emergency number and little more. There a directory of helplines stands in.',
    ],
  },

  checking: {
    heading: 'Where the numbers come from, and who checks them',
    intro:
      'Each number was read on the page of its operator or of a government where there is one, else on a public list. Each line above says where, and on what day.',
    /** {rung} and {lines} are counted from the lines themselves. */
    none: 'None of the {lines} lines has been rung by us yet. A number can have changed since the day it was read.',
    some: 'Of {lines} lines, {rung} have been rung by a person. The others were read, not rung, and a number can have changed since.',
    rule: 'Whoever runs Kinwise checks the lines. Our own rule is that a person confirms each one before a public launch, and again every 90 days.',
  },

  quietly: {
    heading: 'If you don’t feel safe with someone in your family',
    lead: 'You can leave a shared family on Kinwise quietly, and keep what you wrote.',
    items: [
      {
        title: 'Close this page fast',
        text: 'In a chat with a safety card, and with ‘Leave this page’ below, an ordinary weather page takes its place at once. Your browser’s history still shows where you were, so use a private window, or a device nobody else opens.',
      },
      {
        title: 'What they can see now',
        text: 'Nothing you asked in private: not the words, not that you asked, not the owner either. They see what you shared, the children’s profiles, and that you’re a member.',
      },
      {
        title: 'Leave without a talk about it',
        text: 'On the Family page choose Leave. Your private conversations go with you into a family of your own, with copies of the profiles you choose, and they lose sight of you there. The owner gets one mail that says you left, without a reason and without a place.',
      },
      {
        title: 'Keep our name off your screen',
        text: 'In the privacy centre, ‘Mails and notifications’ leaves the name Kinwise out of what a locked phone or a list of mails shows. The address our mails come from still tells.',
      },
      {
        title: 'Then close the other doors',
        text: 'Change your password, and under ‘Login and security’ log out everywhere else. If they know the mailbox you use here, change the address first. A phone that was connected to that family is disconnected by itself.',
      },
    ],
    leave: 'Leave this page',
  },

  report: {
    heading: 'A number is wrong?',
    text: 'Please write to us with the country, the number and what happened when you called. If you need help now, don’t wait for us: call the emergency number or another line.',
    link: 'Report a number',
  },

  counts: {
    heading: 'How often a card was shown',
    lead: 'We count cards by month, level, concern and country: no words, no names, no times, no accounts. A month with fewer than five is not told exactly.',
    empty: 'No card has been shown yet.',
    few: 'fewer than 5',
  },

  kinds: {
    emergency: 'Emergency',
    police: 'Police',
    medical_advice: 'Medical advice',
    poison: 'Poisoning',
    suicide_crisis: 'Suicide and crisis',
    emotional_support: 'Someone who listens',
    mental_health: 'Mental health',
    child_abuse: 'Child abuse',
    child_helpline: 'For children and teenagers',
    domestic_violence: 'Violence at home',
    maternal_mental_health: 'Around birth',
    parent_support: 'For parents',
    substance: 'Alcohol and drugs',
    directory: 'Find a helpline',
    child_directory: 'Find a helpline for a child',
  },
}
