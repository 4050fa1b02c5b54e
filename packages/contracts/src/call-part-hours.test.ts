import { describe, expect, it } from 'vitest';
import { callPartsWithin, hourWords } from './call-part-hours.ts';

describe('the parts of the day in which a visitor may be called', () => {
  it.each([
    ['09:00', '17:00', { morning: [9, 12], afternoon: [12, 17] }],
    ['06:00', '23:00', { morning: [8, 12], afternoon: [12, 17], 'early-evening': [17, 21] }],
    ['13:30', '16:00', { afternoon: [13.5, 16] }],
  ])('in an office open from %s to %s', (opens, closes, parts) => {
    expect(callPartsWithin({ opens, closes })).toEqual(parts);
  });
});

it.each([
  [0, 'midnight'],
  [0.5, '12:30 a.m.'],
  [8, '8 a.m.'],
  [12, 'noon'],
  [12.5, '12:30 p.m.'],
  [21, '9 p.m.'],
  [24, 'midnight'],
])('hour %d is %s', (hour, words) => {
  expect(hourWords(hour)).toBe(words);
});
