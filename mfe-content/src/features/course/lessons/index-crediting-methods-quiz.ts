import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'With a monthly sum, what happens to a month in which the index falls 8%?',
    answers: [
      { text: 'It counts as zero', why: 'Only the whole year’s sum is held at zero. A single month counts in full.' },
      { text: 'It is limited to the monthly cap', why: 'The cap limits good months only. There is no limit downward.' },
      {
        text: 'It counts as −8% in full',
        right: true,
        why: 'Bad months are not limited. Four months at a 2% cap are needed to make up for it.',
      },
      { text: 'It is left out of the sum', why: 'All twelve months are added, good and bad.' },
    ],
  },
  {
    ask: 'An index stands at 4,000 when your contract year begins, falls to 3,500, and ends the year at 4,200. What change does annual point to point use?',
    answers: [
      { text: '+5%', right: true, why: '4,200 ÷ 4,000 = 1.05. Only the first and the last day count.' },
      { text: '+20%', why: 'That is the rise from the lowest point. The lowest point does not count.' },
      { text: '−12.5%', why: 'That is the fall in between. What lies between the two days does not count.' },
      { text: '0%, because it fell during the year', why: 'A fall on the way does not matter, only the level on the last day.' },
    ],
  },
  {
    ask: 'You take money out of an index account eleven months into its year. What index interest does that money get for the year?',
    answers: [
      { text: 'Eleven twelfths of it', why: 'Index interest is not counted by the day or by the month.' },
      { text: 'All of it', why: 'Only money that is there when the period ends is credited.' },
      { text: 'The fixed account’s rate', why: 'The money was not in the fixed account, so that rate does not apply.' },
      {
        text: 'None',
        right: true,
        why: 'The interest is worked out and credited at the end of the period. Money that left earlier gets none.',
      },
    ],
  },
];
