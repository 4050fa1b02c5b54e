import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'Your statement shows an income base of $180,000 and an account of $115,000 after the surrender period. You decide to leave. How much do you get?',
    answers: [
      { text: '$180,000', why: 'The income base is used only to work out income. It can never be taken out.' },
      { text: '$295,000', why: 'The two numbers are not added. Only one of them is money.' },
      { text: '$115,000', right: true, why: 'The account is the real money. The surrender period is over, so no charge is taken.' },
      { text: '$65,000', why: 'The difference between the two numbers has no meaning for what you receive.' },
    ],
  },
  {
    ask: 'Contract A: base $200,000, payout rate 4%. Contract B: base $160,000, payout rate 5.5%. Which pays more income a year?',
    answers: [
      { text: 'A, because its base is larger', why: 'A pays $200,000 × 4% = $8,000. The base alone decides nothing.' },
      { text: 'B', right: true, why: 'B pays $160,000 × 5.5% = $8,800. A pays $8,000.' },
      { text: 'Both the same', why: '$8,000 is not $8,800.' },
      { text: 'It cannot be known', why: 'Base times payout rate is all you need.' },
    ],
  },
  {
    ask: 'Where does the income of the first years come from?',
    answers: [
      { text: 'From the insurer’s own money', why: 'The insurer pays from its own pocket only once your account is empty.' },
      { text: 'From the government', why: 'No government program pays for annuity income.' },
      { text: 'From other customers’ accounts', why: 'Your withdrawals come out of your own account as long as it lasts.' },
      { text: 'From your own account', right: true, why: 'Until it is used up, you are receiving your own money, less fees.' },
    ],
  },
];
