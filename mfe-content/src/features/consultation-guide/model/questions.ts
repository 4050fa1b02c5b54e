/** Shown on the page and told to search engines by the route's row, in the same words. */
export const questions = [
  {
    question: 'Is the consultation really free?',
    answer:
      'Yes. You pay nothing, before or after. The network pays, and an advisor may earn a commission if you buy. You may ask how much.',
  },
  {
    question: 'How long does it take?',
    answer: '30-45 minutes by phone. Have your latest statement at hand if it is about a contract you own.',
  },
  {
    question: 'Will I be pressured to buy?',
    answer: 'No. You won’t be asked to decide anything on the call. Get what was said in writing, and take your time.',
  },
  {
    question: 'Can I get a second opinion on an annuity I have?',
    answer: 'Yes, and on one you were only offered. That is what many people come for.',
  },
];
