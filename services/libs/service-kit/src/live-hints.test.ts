import { expect, it } from 'vitest';
import { readHint } from './live-hints.ts';

const hint = { id: '6f1d2c3b-4a59-4687-9786-a5b4c3d2e1f0', kind: 'annuity-review', what: 'changed' };

it('reads a hint', () => {
  expect(readHint(JSON.stringify({ v: 1, ...hint }))).toEqual(hint);
});

it.each([
  '',
  'null',
  JSON.stringify({ v: 2, ...hint }),
  JSON.stringify({ v: 1, ...hint, id: 'Ada Okafor' }),
  JSON.stringify({ v: 1, ...hint, email: 'ada@example.org' }),
])('drops %s', (text) => {
  expect(readHint(text)).toBeNull();
});
