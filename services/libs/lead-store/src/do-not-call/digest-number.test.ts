import { expect, it } from 'vitest';
import { digestNumber } from './digest-number.ts';

const digest = (phone: unknown) => digestNumber('a key', phone);

it('gives one line one digest, however it is written', () => {
  for (const phone of ['303-499-7111', '+1 (303) 499-7111', '3034997111 ext. 12', 3_034_997_111])
    expect(digest(phone)).toBe(digest('(303) 499-7111'));
});

it('tells other numbers, keys and unreadable texts apart', () => {
  const digests = [
    ...['303-499-7111', '303-499-7112', '+44 20 7946 0958', '+44 20 7946 0959', 'none', ''].map(digest),
    digestNumber('b', '303-499-7111'),
  ];
  expect(new Set(digests).size).toBe(digests.length);
  expect(digests.join()).not.toContain('3034997111');
});
