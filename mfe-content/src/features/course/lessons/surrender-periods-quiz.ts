import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'The account stands at $50,000, 10% is free, and the charge is 5%. You leave entirely, and the free part stays free. What is the charge?',
    answers: [
      { text: '$2,500', why: 'That is 5% of the whole. The free part bears no charge here.' },
      { text: '$2,250', right: true, why: '$5,000 is free. 5% of the other $45,000 is $2,250.' },
      { text: '$5,000', why: 'That is the free part itself, not the charge.' },
      { text: '$0', why: 'Only 10% is free. The rest bears the charge.' },
    ],
  },
  {
    ask: 'Interest rates have risen since you bought. What does a market value adjustment do if you leave early?',
    answers: [
      { text: 'It adds to what you receive', why: 'It does that when rates have fallen.' },
      { text: 'It replaces the surrender charge', why: 'It comes on top of the charge.' },
      {
        text: 'It takes something off what you receive',
        right: true,
        why: 'The insurer’s bonds are worth less when rates have risen, and you share in that.',
      },
      {
        text: 'Nothing, since the money is guaranteed',
        why: 'The guarantee is for those who stay. The adjustment is for those who leave early.',
      },
    ],
  },
  {
    ask: 'You exchange your contract, whose charges end next year, for a new one with a bonus. What happens to the surrender period?',
    answers: [
      { text: 'It ends next year, as before', why: 'The old contract is gone, and its schedule with it.' },
      { text: 'There is none after an exchange', why: 'A tax-free exchange does not free you from the new contract’s charges.' },
      { text: 'It is halved', why: 'No rule does that.' },
      {
        text: 'It starts over, with the new contract’s years',
        right: true,
        why: 'A new contract brings its own schedule, from its first year.',
      },
    ],
  },
];
