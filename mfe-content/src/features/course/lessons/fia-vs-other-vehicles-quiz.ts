import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'Which product is the first thing to compare an FIA with?',
    answers: [
      { text: 'A stock fund', why: 'It can fall, so it does a different job.' },
      {
        text: 'A multi-year guarantee annuity',
        right: true,
        why: 'Same kind of company, same tax rules, a similar charge, but a rate that is certain.',
      },
      { text: 'A savings account', why: 'It has no charge for leaving and no term. It is for other money.' },
      { text: 'Another FIA with a bonus', why: 'First ask if you need an FIA at all.' },
    ],
  },
  {
    ask: 'You hold the annuity inside an IRA. What extra tax advantage does the annuity give there?',
    answers: [
      { text: 'The interest is free of tax', why: 'Money taken from a traditional IRA is taxed as income, whatever was in it.' },
      { text: 'The tax is halved', why: 'There is no such rule.' },
      {
        text: 'None: the IRA defers the tax already',
        right: true,
        why: 'Buy it there for its guarantee or its income, never for the tax.',
      },
      { text: 'The tax is paid by the insurer', why: 'The owner pays the tax.' },
    ],
  },
  {
    ask: 'You may need $20,000 for a new roof within a year. Where does that money belong?',
    answers: [
      { text: 'In an FIA, since it cannot fall', why: 'Taking it out early could cost a surrender charge.' },
      { text: 'In a variable annuity', why: 'It can fall, and it has a surrender charge too.' },
      { text: 'In a stock fund', why: 'A year is too short to wait for a recovery.' },
      { text: 'In the bank', right: true, why: 'Money needed soon belongs where you can get it without a charge or a fall.' },
    ],
  },
];
