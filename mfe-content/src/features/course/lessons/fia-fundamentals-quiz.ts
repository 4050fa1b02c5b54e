import type { LessonText } from '../model/lesson.ts';

export const quiz: LessonText['quiz'] = [
  {
    ask: 'The index falls 10% in a year. Your contract has no rider and you take nothing out. What is credited?',
    answers: [
      { text: '−10%', why: 'The floor of the contract keeps the year’s interest from going below zero.' },
      { text: '0%', right: true, why: 'A falling index credits nothing and takes nothing. The value stands still for that year.' },
      { text: 'The cap rate', why: 'The cap is the most a good year can credit. It is not paid in a bad one.' },
      { text: '10%, because the money is protected', why: 'Protection means no loss from the index. It does not turn a fall into a gain.' },
    ],
  },
  {
    ask: 'Where is your premium while the contract runs?',
    answers: [
      { text: 'In the stocks of the index', why: 'You own no stocks. The index only decides how much interest is credited.' },
      { text: 'In a bank, insured by the FDIC', why: 'An annuity is not a bank deposit, and the FDIC does not insure it.' },
      {
        text: 'In the insurer’s own account, mostly bonds',
        right: true,
        why: 'The company invests it and owes you what the contract says. That is why its strength matters.',
      },
      { text: 'In a fund in your name', why: 'That describes a variable annuity’s subaccounts or a mutual fund, not an FIA.' },
    ],
  },
  {
    ask: 'Which of these can lower the value of an FIA?',
    answers: [
      { text: 'A bad year of the index, by itself', why: 'The index alone cannot: the lowest credit for a year is zero.' },
      {
        text: 'A rider fee in a year that credits nothing',
        right: true,
        why: 'Fees are taken whether or not interest was credited. In a 0% year they come out of your value.',
      },
      {
        text: 'Interest credited last year being taken back',
        why: 'Once credited, interest is locked in. A later fall does not touch it.',
      },
      { text: 'Nothing at all', why: 'Rider fees, withdrawals and surrender charges can all lower it.' },
    ],
  },
];
