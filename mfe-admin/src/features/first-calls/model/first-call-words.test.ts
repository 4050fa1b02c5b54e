import { describe, expect, it } from 'vitest';
import { answerSentence, cellsOf, dayWords, minutesWords, shareWords, type Week, waitingSentence } from './first-call-words.ts';

const week = (changes: Partial<Week>): Week => ({ from: '2026-03-02', count: 0, waiting: 0, ...changes });
const none = week({});

describe('the answer', () => {
  it.each<[string, Week, Week]>([
    [
      'Last week half of the visitors were called within 3 h 10 min, and 96% within 24 hours. Only working days count.',
      week({ count: 25, medianMinutes: 190, share: 0.96 }),
      week({ count: 2, medianMinutes: 5, share: 1 }),
    ],
    [
      'This week half of the visitors were called within 5 min, and 100% within 24 hours. Only working days count.',
      none,
      week({ count: 2, medianMinutes: 5, share: 1 }),
    ],
    ['Last week the one visitor was called after 2 h.', week({ count: 1, medianMinutes: 120, share: 1 }), none],
    ['The one visitor of last week is still waiting for the first call.', week({ count: 1, share: 0, waiting: 1 }), none],
    [
      'Half or more of the visitors of last week are still waiting for the first call; 25% were called within 24 hours on working days.',
      week({ count: 4, share: 0.25, waiting: 3 }),
      none,
    ],
    ['No request of the last two weeks counts yet.', none, none],
  ])('is "%s"', (sentence, last, current) => {
    expect(answerSentence([week({ count: 9, medianMinutes: 1 }), last, current])).toBe(sentence);
  });

  it('names the requests that wait, of all weeks', () => {
    expect(waitingSentence([none])).toBeUndefined();
    expect(waitingSentence([week({ waiting: 1 }), none])).toBe(
      '1 request has waited more than 24 hours on working days and is still waiting.',
    );
    expect(waitingSentence([week({ waiting: 1 }), week({ waiting: 2 })])).toMatch(/^3 requests have waited/);
  });
});

it.each([
  [1, '100%'],
  [0.9999, '99%'],
  [0.29, '29%'],
  [0.001, 'under 1%'],
  [0, '0%'],
])('a share of %d is %s', (share, words) => {
  expect(shareWords(share)).toBe(words);
});

it.each([
  [190, '3 h 10 min'],
  [2879, '47 h 59 min'],
  [2880, '2 days'],
  [2881, '3 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words);
});

it('distinguishes a week without requests from a week without a median yet', () => {
  expect(cellsOf({ count: 0 })).toEqual({ count: '0', median: '', target: '', share: '' });
  expect(cellsOf({ count: 2, share: 0.5, shareInTarget: 0.25 })).toEqual({ count: '2', target: '25%', median: 'not yet', share: '50%' });
  expect(dayWords('2026-03-02')).toBe('Mar 2');
});
