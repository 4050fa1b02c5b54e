import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { wereMailsLost } from './were-mails-lost.ts';

it.each<[LeadDetail['effects'], boolean]>([
  [{}, false],
  [{ visitorMail: { state: 'parked', attempts: 20, lastError: 'smtp_refused' } }, true],
  [{ visitorMail: { state: 'skipped', attempts: 0 } }, true],
  [{ ownerMail: { state: 'skipped', attempts: 1, lastError: 'contact_false' } }, true],
  [{ ownerMail: { state: 'skipped', attempts: 1, lastError: 'told_before' } }, false],
  [{ visitorMail: { state: 'unconfirmed', attempts: 1 }, webhook: { state: 'parked', attempts: 7 } }, false],
])('%j: %s', (outbox, expected) => {
  expect(wereMailsLost(outbox)).toBe(expected);
});
