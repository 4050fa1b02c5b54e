/** To put to the seller, word for word. */
export const questions = {
  cash: 'If I cancel after ten years, what do I get in cash?',
  page: 'Which page of the contract says so?',
  fees: 'How much are all yearly fees together, in dollars, in the first year?',
  pay: 'How are you paid if I buy this, and if I do not?',
};
