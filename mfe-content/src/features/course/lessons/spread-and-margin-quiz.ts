import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'The spread is 3%, with no cap and full participation. The index rises 2%. What is credited?',
    answers: [
      { text: '−1%', why: 'The spread can use up the rise. It cannot make the credit negative.' },
      { text: '0%', right: true, why: '2% − 3% is below zero, so zero is credited.' },
      { text: '2%', why: 'The spread is taken off first, and here it uses up the whole rise.' },
      { text: '5%', why: 'A spread is subtracted, not added.' },
    ],
  },
  {
    ask: 'How is a spread different from a yearly fee?',
    answers: [
      { text: 'There is no difference', why: 'A fee is taken in every year. A spread is taken only from a rise.' },
      {
        text: 'A spread is taken only from a rise of the index',
        right: true,
        why: 'When the index falls, nothing is taken. A fee would be.',
      },
      { text: 'A spread is paid by the agent', why: 'It is paid by you, out of the year’s rise.' },
      { text: 'A spread is taken only when you leave', why: 'That describes a surrender charge.' },
    ],
  },
  {
    ask: 'Which promise about a spread should you look for in the contract?',
    answers: [
      { text: 'The minimum spread', why: 'A minimum protects the company. You need to know how high it can go.' },
      { text: 'The average spread', why: 'An average binds nobody.' },
      { text: 'The spread of the best year', why: 'One good year says nothing about what the company may charge later.' },
      { text: 'The maximum spread', right: true, why: 'It is the most the company may ever take off the first points of a rise.' },
    ],
  },
];
