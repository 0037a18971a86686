/** The words of the contact page and of the mails that follow it. Hours and times stand in policy.ts. */
export const contact = {
  heading: 'Get in Touch',
  lead: 'A question, a wish, something that went wrong? A person reads every message.',
  form: {
    heading: 'Send us a message',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    sent: { title: 'Message sent!', text: "We'll get back to you within 24 hours." },
    /** Only machines see and fill this field. */
    trap: 'Leave this field empty',
  },
  missing: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    subject: 'Please enter a subject.',
    message: 'Please write a message.',
  },
  wrongEmail: 'Please enter a valid email address.',
  tooLong: 'Please keep this under {max} characters.',
  beside: {
    email: 'Write to us',
    hours: 'Support hours',
    answer: 'When we answer',
    answerText: 'Within {answerWithin}, on working days.',
    coach: 'At any hour',
    coachText: 'The coach is here around the clock.',
    coachLink: 'Ask the coach',
  },
  urgent: {
    title: 'Is someone in danger now?',
    text: 'Please don’t wait for an email. Call your emergency number first.',
    link: 'Numbers where you are',
  },
}
