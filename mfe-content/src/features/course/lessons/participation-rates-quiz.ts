import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'The participation rate is 50%, with no cap and no spread. The index rises 8%. What is credited?',
    answers: [
      { text: '8%', why: 'That would be the whole rise, a participation rate of 100%.' },
      { text: '4%', right: true, why: '8% × 50% = 4%.' },
      { text: '50%', why: 'The participation rate is a share of the rise, not a rate of interest.' },
      { text: '0%', why: 'The index rose, so its share is credited.' },
    ],
  },
  {
    ask: 'In which years does participation of 50% do better than a cap of 6%?',
    answers: [
      { text: 'In years of small rises', why: 'There the cap lets the whole rise through, and half of it is less.' },
      { text: 'In years of a fall', why: 'Both credit zero then.' },
      {
        text: 'In years in which the index rises more than 12%',
        right: true,
        why: 'Half of 12% is 6%. Above that, half of the rise is more than the cap.',
      },
      { text: 'Always', why: 'Up to a rise of 12% the cap credits as much or more.' },
    ],
  },
  {
    ask: 'A contract offers 150% participation in a volatility-controlled index. What should you look at first?',
    answers: [
      {
        text: 'How much that index rises in ordinary years',
        right: true,
        why: 'Such an index rises less than stocks. 150% of a small number can be a small number.',
      },
      { text: 'Nothing: 150% is better than 100%', why: '150% of 3% is less than 100% of 12%.' },
      { text: 'How much the stock market rose', why: 'Your interest depends on the special index, not on the stock market.' },
      { text: 'The name of the bank that made the index', why: 'A well-known name says nothing about how the index moves.' },
    ],
  },
];
