import { expect, it } from 'vitest';
import { readBounce } from './read-bounce.ts';

it.each(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'])('lists the address of a bounce with the status %s: it does not exist', (status) => {
  expect(readBounce(status)).toEqual({ reason: 'no mailbox', isListed: true });
});

it.each([
  ['mailbox full', ['5.2.2']],
  ['refused', ['5.1.7', '5.1.8', '5.7.0', '5.7.1', '5.7.26', '5.7.509']],
  [
    'came back',
    [
      ...[undefined, '5.0.0', '5.1.0', '5.1.4', '5.1.5', '5.1.9', '5.1.11', '5.2.0', '5.2.1', '5.2.3', '5.2.4'],
      ...['5.3.0', '5.3.2', '5.3.4', '5.4.1', '5.4.4', '5.4.6', '5.5.0', '5.5.2', '5.6.0', '5.6.3', '4.4.7'],
    ],
  ],
] as const)('says "%s" on the request alone for other statuses', (reason, statuses) => {
  for (const status of statuses) expect([status, readBounce(status)]).toEqual([status, { reason, isListed: false }]);
});

it.each(['2.0.0', '4.1.1', '4.2.2', '4.4.1', '4.7.1'])('takes the status %s for a mail host that still tries', (status) => {
  expect(readBounce(status)).toBeNull();
});
