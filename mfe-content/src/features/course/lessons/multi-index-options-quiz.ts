import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'Half of your money follows an index that rises past its 6% cap. The other half follows one that falls 20%. What is credited on the whole?',
    answers: [
      { text: '3%', right: true, why: 'Half the money gets 6%, the other half 0%. 6% × ½ = 3%.' },
      { text: '−7%', why: 'The fall does not count against you. Each half is worked out alone and never goes below zero.' },
      { text: '6%', why: 'Only half of the money was in the index that rose.' },
      { text: '0%', why: 'The bad half does not cancel the good one.' },
    ],
  },
  {
    ask: 'An index was first published two years ago. The brochure shows twenty years. What are the first eighteen?',
    answers: [
      { text: 'Its real history', why: 'It did not exist then.' },
      {
        text: 'A calculation made afterward with the index’s rules',
        right: true,
        why: 'The rules were chosen by people who already knew those years, so the result tends to flatter.',
      },
      { text: 'A guarantee', why: 'No past figure, real or calculated, is a guarantee.' },
      { text: 'The history of the stock market', why: 'The index has rules of its own and would have moved differently.' },
    ],
  },
  {
    ask: 'When can you usually move money from one index account to another?',
    answers: [
      { text: 'Any day', why: 'That is how a brokerage account works. Here each crediting period runs to its end.' },
      { text: 'Never', why: 'Nearly all contracts let you change the split from time to time.' },
      {
        text: 'Once a year, near the anniversary',
        right: true,
        why: 'At the end of the crediting period, after you have learned the new caps and rates.',
      },
      { text: 'Only when the index has fallen', why: 'The date decides, not what the index did.' },
    ],
  },
];
