import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { expect, it } from 'vitest';
import { longLines } from '../../test/support/long-lines.ts';
import { composeApprovalMail } from './compose-approval-mail.ts';

const counts = { rates: 1200, added: 3, changed: 140, adjusted: 5, removed: 2, unchanged: 1055 };
const compose = (by: 'staff' | 'command' | 'source') =>
  composeApprovalMail({ by, ...(by === 'staff' ? { staff: 'margaret' } : {}), counts }, 'https://www.example.com');

it.each([
  ['staff', 'margaret'],
  ['command', 'the import command'],
  ['source', 'the source of rates'],
] as const)('says that a sheet of the %s waits, how large it is, and where to decide', (by, from) => {
  const { subject, text, html } = compose(by);
  expect(subject).toBe('A rate sheet waits for a second manager');
  for (const part of [text, html])
    for (const fact of [from, '1,200', '145', 'https://www.example.com/admin?part=rates']) expect(part).toContain(fact);
  // A user name is no word.
  expect(findTextFaults([subject, text.replace(from, 'someone').replace(/\s+/g, ' ')].join('\n'))).toEqual([]);
  expect(longLines(text)).toEqual([]);
});
