/**
 * What parents agree to, in the words they see. Changing a sentence needs a new version: the ledger keeps the version and a hash of the
 * words, so that what was agreed to can be told later.
 */
export const consents = {
  adult: {
    version: '2026-11',
    title: 'You are 18 or older',
    text: 'I am 18 or older and a parent or guardian',
  },
  terms: {
    version: '2026-11',
    title: 'Terms of Service',
    text: 'By signing up you agree to the Terms of Service.',
  },
  privacy: {
    version: '2026-11',
    title: 'Privacy Policy',
    text: 'By signing up you say that you have read the Privacy Policy.',
  },
  analysis: {
    version: '2026-11',
    title: 'A short description of a child',
    text: 'Add a short description. Only the age and the four letters are used for it; the name stays here.',
  },
  renewal: {
    version: '2026-11',
    title: 'A plan that renews by itself',
    text: 'My plan renews each month at the price shown until I cancel it.',
  },
  begin: {
    version: '2026-11',
    title: 'A plan that starts at once',
    text: 'Start my plan now. If I have the right to withdraw within 14 days and use it, I pay for the messages used until then, or for the days of an unlimited plan.',
  },
}
