import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'The cap is 6%. The index rises 4% this year. What is credited?',
    answers: [
      { text: '6%', why: 'The cap is a ceiling, not a promise. A smaller rise credits the smaller number.' },
      { text: '4%', right: true, why: 'The rise is below the cap, so the whole of it counts.' },
      { text: '2%', why: 'The cap is not subtracted. That would be a spread.' },
      { text: '0%', why: 'Zero is credited only when the index does not rise.' },
    ],
  },
  {
    ask: 'For how long is the cap in the brochure usually promised?',
    answers: [
      { text: 'For life', why: 'No common contract promises today’s cap for life.' },
      { text: 'For the whole surrender period', why: 'A few contracts do this and say so clearly. Most do not.' },
      {
        text: 'For the first year; then down to the contract’s minimum',
        right: true,
        why: 'The company sets a new cap each period. Only the minimum cap is guaranteed.',
      },
      { text: 'Until you complain', why: 'Complaining does not bind the company. The contract does.' },
    ],
  },
  {
    ask: 'Two contracts follow the same index with the same method. One has a 6% cap and no fee; the other a 6% cap and a 1.25% yearly fee. The index falls this year. What happens?',
    answers: [
      { text: 'Both stand still', why: 'The fee is taken in a 0% year too.' },
      { text: 'Both lose what the index lost', why: 'The floor protects both from the index’s fall.' },
      {
        text: 'The first stands still, the second goes down 1.25%',
        right: true,
        why: 'Nothing is credited to either, and the fee comes out of the second.',
      },
      { text: 'The second gains 1.25%', why: 'A fee is taken from your value, not added to it.' },
    ],
  },
];
