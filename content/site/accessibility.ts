/** The accessibility statement. */
export const accessibility = {
  heading: 'Accessibility',
  lead: 'Kinwise should work for every parent: with a screen reader, with a keyboard, with one thumb in the dark.',
  sections: [
    {
      heading: 'What we aim for',
      text: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, which is also what the European Accessibility Act asks for. By our own checks the site meets them in most parts; no one from outside has audited it yet.',
      ],
    },
    {
      heading: 'What we do for it',
      text: [],
      points: [
        'Every page is tested by machine against the rules, in light and dark and on small and large screens, before a change goes out.',
        'Everything works with a keyboard, and you can see where you are.',
        'Text keeps enough contrast, at night too, and grows to twice its size without losing anything.',
        'Buttons are large enough for a thumb. Motion stops when your device asks for less of it.',
        'A coach’s answer is read out once it’s complete, not word by word.',
      ],
    },
    {
      heading: 'What doesn’t work well yet',
      text: [],
      points: [
        'The site and the coach’s guidance are in English only.',
        'A language model’s answer may use long sentences. You can ask it to be shorter or simpler.',
        'We have not yet tested with parents who use assistive technology every day.',
      ],
    },
    {
      heading: 'Tell us',
      text: [
        'If something gets in your way, write to {supportEmail}. Say what you tried and with which device; we answer within {answerWithin} on working days. If we don’t fix it, you can turn to the authority for accessibility in your country.',
      ],
    },
  ],
}
