import type { StoredLead } from '@annuity-lantern/lead-store';
import { expect, it } from 'vitest';
import { refusal } from './refusals.ts';

it('names the last change that the caller has not seen, also of a kind that this version does not know', () => {
  const at = new Date('2026-11-26T15:00:00Z');
  const history = [
    { at, seq: 1, what: 'owner', by: 'kim' },
    { at, seq: 2, what: 'calls_paused', by: 'visitor' },
  ];
  const lead = { status: 'pending', seq: 2, history } as unknown as StoredLead;
  expect(refusal(lead, 0).details).toMatchObject({ changedBy: 'visitor', what: 'other' });
  expect(refusal(lead, 2).details).not.toHaveProperty('changedBy');
});
