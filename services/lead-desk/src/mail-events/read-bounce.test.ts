import { expect, it } from 'vitest';
import { bounceReason } from './bounce-reason.ts';

it.each([
  ['5.1.1', 'no mailbox'],
  ['5.1.2', 'no mailbox'],
  ['5.2.1', 'no mailbox'],
  ['5.2.2', 'mailbox full'],
  ['5.7.1', 'refused'],
  ['5.0.0', 'came back'],
  [undefined, 'came back'],
  ['4.2.2', null],
  ['2.0.0', null],
])('takes a bounce with the status %s as %j', (status, reason) => {
  expect(bounceReason(status)).toBe(reason);
});
