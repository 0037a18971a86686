/** The words of the about page. Who advises stands in claims.ts. Every claim here must be true of the product as it stands. */
export const about = {
  heading: 'Meet Our Expert Team',
  lead: 'Good advice at three in the morning has to be written by day, slowly, by people who read the evidence. This is who and how.',

  team: {
    heading: 'Our advisors',
    areas: 'Areas of expertise',
    /** Stands in place of the advisors until there are real ones to name. */
    empty:
      'We name our advisors here once they are confirmed. Until then, judge our guidance by its sources: each one can be opened under the answer that rests on it.',
  },

  method: {
    heading: 'Our training methodology',
    lead: 'What the coach knows is not what the internet says. It is a library that people write, and that a machine may only quote, fit and order.',
    steps: [
      {
        title: 'Start from published evidence',
        text: 'Each guidance card rests on pages of public bodies such as the CDC, NHS, WHO and AAP. They did not write or endorse it; the card names what was read, so you can read it too.',
      },
      {
        title: 'One situation, one age',
        text: 'Biting at two is not biting at six. There are more than 200 cards, each for one situation at one age: why it happens, what to try first, words to say, and when to ask a doctor.',
      },
      {
        title: 'Fit it to this child',
        text: 'Age, interests, what you already tried and a personality profile shape the words. The profile is an aid to conversation, never a finding about your child.',
      },
      {
        title: 'Look for danger before all else',
        text: 'Fixed rules read every message first. If somebody may be in danger, numbers to call stand above everything and the coach steps back.',
      },
      {
        title: 'Say so when it does not know',
        text: 'Where no card fits, the built-in coach says so plainly and asks, instead of making something up.',
      },
      {
        title: 'Check every answer',
        text: 'More than 1,500 written test messages are run against the coach when it changes. An answer that promises what nobody can promise, or plays the doctor, is withdrawn.',
      },
    ],
  },

  promise: {
    heading: 'What we will not do',
    items: [
      'Pretend that a person is writing. Kinwise is AI and says so.',
      'Play the doctor or the therapist. When something needs one, it says whom to ask.',
      'Show advertising, or sell what you tell us.',
      'Make you feel judged. Everybody has shouted on a Tuesday.',
    ],
  },
}
