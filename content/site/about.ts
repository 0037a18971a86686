/** The words of the about page. Who advises stands in claims.ts. Every claim here must be true of the product as it stands. */
export const about = {
  heading: 'Meet Our Expert Team',
  lead: 'Good advice at three in the morning has to be written by day, slowly, by people who read the evidence. Here’s who does it, and how.',

  team: {
    heading: 'Our advisors',
    areas: 'Areas of expertise',
    /** Stands in place of the advisors until there are real ones to name. */
    empty:
      'We’ll name our advisors here once they’re confirmed. Until then, judge our guidance by its sources: you can open them under each answer.',
  },

  method: {
    heading: 'Our training methodology',
    lead: 'The coach doesn’t repeat what the internet says. It draws on a library that people write, and that a machine may only quote, fit and order.',
    steps: [
      {
        title: 'Start from published evidence',
        text: 'Each guidance card rests on pages of public bodies such as the CDC, NHS, WHO and AAP. They didn’t write or endorse it. Each card names what we read, so you can read it too.',
      },
      {
        title: 'One situation, one age',
        text: 'Biting at two isn’t biting at six. There are more than 300 cards, each for one situation at one age: why it happens, what to try first, words to say, and when to ask a doctor.',
      },
      {
        title: 'Fit it to this child',
        text: 'Age, interests, what you’ve tried and a personality profile shape the words. The profile is a help for talking, never a verdict on your child.',
      },
      {
        title: 'Look for danger first',
        text: 'Fixed rules read every message first. If someone may be in danger, numbers to call come first and the coach steps back.',
      },
      {
        title: 'Say so when it doesn’t know',
        text: 'When no card fits, the built-in coach says so and asks, instead of making something up.',
      },
      {
        title: 'Check every answer',
        text: 'Whenever the coach changes, we run more than 1,500 test messages against it. An answer that promises too much, or plays the doctor, is withdrawn.',
      },
    ],
  },

  promise: {
    heading: 'What we won’t do',
    items: [
      'Pretend a person is writing. Kinwise is AI, and says so.',
      'Play the doctor or the therapist. When something needs one, it says who to ask.',
      'Show advertising, or sell what you tell us.',
      'Make you feel judged. Everyone has shouted on a Tuesday.',
    ],
  },
}
