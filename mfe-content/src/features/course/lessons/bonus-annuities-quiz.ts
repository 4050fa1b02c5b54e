import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'How does an insurer usually pay for a 10% premium bonus?',
    answers: [
      { text: 'From its advertising budget', why: 'The cost is built into the contract that you hold.' },
      {
        text: 'With lower caps, higher fees or a longer surrender period',
        right: true,
        why: 'Compare the same company’s contract without the bonus, and you can see which.',
      },
      { text: 'The seller pays it from the commission', why: 'Commissions on bonus contracts are not smaller for it.' },
      { text: 'With tax money', why: 'No public money goes into a bonus.' },
    ],
  },
  {
    ask: 'A $10,000 bonus vests one tenth a year. You leave after three years. How much of the bonus is yours?',
    answers: [
      { text: '$10,000', why: 'Only the vested part is yours. The rest is recaptured.' },
      { text: '$7,000', why: 'That is the part that is taken back.' },
      { text: '$0', why: 'Three tenths have vested by then.' },
      {
        text: '$3,000, before any surrender charge',
        right: true,
        why: 'Three tenths have vested. A surrender charge can still come on top.',
      },
    ],
  },
  {
    ask: 'A bonus is added to the income base only. You take the lump sum after the surrender period instead of income. What is the bonus worth to you?',
    answers: [
      { text: 'Its full amount', why: 'The income base is not money and cannot be taken out.' },
      { text: 'Nothing', right: true, why: 'It only raises income under the rider. Without that income it pays nothing.' },
      { text: 'Half of it', why: 'There is no share of the income base in a lump sum.' },
      { text: 'Its amount less taxes', why: 'What you never receive is not taxed either.' },
    ],
  },
];
