import type { HelpLine, SafetyCard } from '../../safety/contract.ts'

/** Everything the channel says by itself. Plain text, short enough for a lock screen. */

const SOFTWARE =
  "I'm Kinwise, an AI parenting coach. I'm software, not a person, and not an emergency service."

type Linked = { childName: string | null; emergency: string }

export const phoneWords = {
  linked: ({ childName, emergency }: Linked) =>
    `${SOFTWARE}\n\nThis phone is now connected to your family. ${
      childName ? `We're talking about ${childName}. ` : ''
    }Just write what's on your mind.\n\nSWITCH changes the child, HELP says what I can do and how to reach a person, STOP ends my messages. If someone is in danger, call ${emergency}.`,
  alreadyLinked: 'This phone is connected already. Just write what’s on your mind.',
  oldCode: (where: string) =>
    `This is Kinwise, an AI parenting coach. That code has run out or was used before. You can get a new one in My Children: ${where}`,
  tooManyCodes: 'That was a lot of codes. Please wait an hour, then get a new one in My Children.',
  stranger: (signUp: string) =>
    `${SOFTWARE}\n\nI don't know this phone yet. You can open a free account at ${signUp} and then press Connect WhatsApp on your child's card. If you have an account, you'll find it in My Children.`,
  stopped: (emergency: string) =>
    `Done, I won't write to you any more. START brings me back, and everything is still in your account. If someone is in danger, call ${emergency}.`,
  started: "Good to hear from you. I'm here again: write whenever you like.",
  help: ({ emergency, support, site }: { emergency: string; support: string; site: string }) =>
    `If someone is in danger now, call ${emergency}.\n\n${SOFTWARE} Write what's on your mind, and I answer about your child.\n\nSWITCH: talk about another child\nSTOP: no more messages, START: again\nHUMAN: reach a person\n\nThe same conversation is at ${site}, and people answer at ${support}.`,
  human: ({ emergency, support, hours }: { emergency: string; support: string; hours: string }) =>
    `This is software, and people answer at ${support} (${hours}). They can help with your account and read what you send them, but not this conversation. If someone is in danger, call ${emergency}.`,
  whoIsItAbout: 'Which child is this about?',
  chooseChild: 'Choose a child',
  chosen: (childName: string) => `We're talking about ${childName} now. SWITCH changes it.`,
  onlyChild: (childName: string) =>
    `${childName} is the only child in your family, so that's who we talk about.`,
  noSuchChild: "That child isn't in your family any more. SWITCH shows who is.",
  noChild: (where: string) =>
    `There's no child in your family yet. Add one first, it takes a minute: ${where}`,
  noCredits: (childName: string, where: string) =>
    `No messages are left for ${childName} this month, so I couldn't send this one to the coach. You can see when new ones come, or change your plan, at ${where}`,
  frozen: (childName: string, where: string) =>
    `Your plan has no room for ${childName}'s profile right now, so I can't answer here. You can read everything and change your plan at ${where}`,
  tooMany: 'That was a lot at once. Please give me a little while, then write again.',
  notOffered: "I can't go back to that one. Please write your question in your own words.",
  voiceOff: "I can't listen to voice messages here, sorry. Please write it, even in a few words.",
  voiceLost: "I couldn't make out that voice message, sorry. Could you write it instead?",
  picture:
    "I can't look at pictures or files here, sorry. Tell me in words what you see, and I'll try to help.",
  blank: "I couldn't read that message, sorry. Please write it in words.",
  elsewhere: (site: string) =>
    `I'm Kinwise, an AI parenting coach, and I can't answer on WhatsApp in your country, sorry. The same coach is at ${site}, on your phone too.`,
  away: "I'm having trouble answering right now. Nothing was charged. Please try again in a moment.",
  brokeOff: '(This answer broke off here. Nothing was charged.)',
  lost: 'Something went wrong on our side with that message, sorry. Please send it again.',
  checkIn: 'Time for your check-in',
  howDidItGo: 'How did it go?',
  howItWent: (childName: string | null, step: string) =>
    `How did it go${childName ? ` with ${childName}` : ''}?\n\n${step}`,
  answer: 'Answer',
  outcomes: { worked: 'It worked', partly: 'Partly', not: "It didn't", untried: 'Not tried yet' },
  nothingToAsk: "There's nothing to ask you right now. Just write what's on your mind.",
  kept: 'Good to know. Thank you.',
  keptForLater: "No hurry. We'll ask another day.",
  again: 'Try again',
  goOn: 'Ask next',
  offered: 'Choose one',
  whoCanHelp: 'Who can help',
  left: (count: number, childName: string) =>
    count === 0
      ? `(That was the last message for ${childName} this month.)`
      : `(${count} ${count === 1 ? 'message' : 'messages'} left for ${childName} this month.)`,
} as const

/** A safety card as a phone shows it: numbers as plain text, so that a tap calls them. Of grave ones the first numbers stand on top. */
export const cardText = (card: SafetyCard): string =>
  [
    card.title,
    card.lines.map(lineText).join('\n'),
    // Their words were written for a screen, which has the lines under them.
    card.steps.map((step) => `- ${step.replace(/\bbelow\b/g, 'above')}`).join('\n'),
    card.countryIsGuess || card.country === null
      ? "These are for where your phone's number is from. Elsewhere, 112 works in most of the world, and findahelpline.com lists local lines."
      : '',
    "I'm software and can't call anyone for you.",
  ]
    .filter((part) => part !== '')
    .join('\n\n')

const lineText = ({ name, call, text, url, hours }: HelpLine): string => {
  const ways = [call, text && `text ${text}`, call || text ? null : url].filter(Boolean).join(', or ')
  return `${name}: ${ways}${hours ? ` (${hours})` : ''}`
}

/** The number to call first in an emergency, as these lines have it. */
export const emergencyNumber = (lines: { category: string; call: string | null }[]): string =>
  lines.find(({ category, call }) => category === 'emergency' && call)?.call ?? '112'

/** What a coach wrote, as WhatsApp marks it: bold by one asterisk, a heading as bold, a link by its address. */
export const forPhone = (text: string): string =>
  text
    .replace(/\*\*(.+?)\*\*/gs, '*$1*')
    .replace(/^#{1,6}\s+(.+)$/gm, '*$1*')
    .replace(/^(\s*)[*+]\s+/gm, '$1- ')
    .replace(/\[([^\]\n]+)\]\((https?:[^)\s]+)\)/g, '$1 ($2)')
