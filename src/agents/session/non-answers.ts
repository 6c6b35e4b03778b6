/** The ways of not answering: as they stand on the buttons, as an answered card says it, and as a model is told, never as consent. */
export const NON_ANSWERS = {
  you_decide: {
    button: 'You decide',
    card: 'You decide: delegated',
    model: 'no answer: “you decide” (left to whoever builds it, to be listed as delegated; no consent to any option)',
  },
  dont_know: {
    button: 'I don’t know',
    card: 'I don’t know: an open question',
    model: 'no answer: “I don’t know” (stays an open question)',
  },
  none_of_these: {
    button: 'None of these',
    card: 'None of these',
    model: 'no answer among the options: “none of these”',
  },
  not_now: {
    button: 'Not now',
    card: 'Not now: it comes back later',
    model: 'no answer: “not now” (put off)',
  },
} as const;
