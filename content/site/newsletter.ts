/** The words of the newsletter box and of what follows it. */
export const newsletter = {
  heading: 'Stay Updated',
  lead: 'One calm letter a month: something small to try, and what is new. You confirm first, and you can unsubscribe with one click.',
  field: 'Email',
  placeholder: 'you@example.com',
  button: 'Subscribe',
  sending: 'Subscribing...',
  invalid: 'Invalid email: Please enter a valid email address.',
  success: "Successfully subscribed! You'll receive our welcome email shortly.",
  successHint: 'Please open the link in it so we know the address is yours.',
  confirm: {
    heading: 'Confirm your subscription',
    text: 'One tap, and you’ll get our next letter.',
    button: 'Confirm subscription',
    done: 'You’re on the list',
    doneText: 'Thank you. You’ll get our next letter. Each one has a link to unsubscribe.',
  },
  unsubscribe: {
    heading: 'Leave the newsletter',
    text: 'One tap, and we’ll stop writing. If you have an account, it stays as it is.',
    button: 'Unsubscribe',
    done: 'You’re off the list',
    doneText: 'We won’t send you any more letters. You’re welcome back any time.',
  },
  spent: {
    title: 'This link no longer works',
    text: 'It’s incomplete, older than 7 days, or there’s a newer one. You can subscribe again on the home page.',
  },
}
