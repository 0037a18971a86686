/** The words of the newsletter box and of what follows it. */
export const newsletter = {
  heading: 'Stay Updated',
  lead: 'One calm letter a month: something small to try, and what is new. You confirm first, and you can leave with one click.',
  field: 'Email',
  placeholder: 'you@example.com',
  button: 'Subscribe',
  sending: 'Subscribing...',
  invalid: 'Invalid email: Please enter a valid email address.',
  success: "Successfully subscribed! You'll receive our welcome email shortly.",
  successHint: 'Please open the link in it, so that we know the address is yours.',
  confirm: {
    heading: 'Confirm your subscription',
    text: 'One press, and the next letter comes to you.',
    button: 'Confirm subscription',
    done: 'You are on the list',
    doneText: 'Thank you. The next letter will find you. Each one has a link to leave.',
  },
  unsubscribe: {
    heading: 'Leave the newsletter',
    text: 'One press, and no more letters come. Your account, if you have one, is not touched.',
    button: 'Unsubscribe',
    done: 'You are off the list',
    doneText: 'No more letters will come. You are welcome back at any time.',
  },
  spent: {
    title: 'This link does not work any more',
    text: 'It is incomplete, was replaced by a newer one, or is older than 7 days. You can subscribe again on the home page.',
  },
}
