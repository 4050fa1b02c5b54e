import { expect, it } from 'vitest';
import type { StoredLead } from './lead-record.ts';
import { restoredLead } from './restored-lead.ts';

const now = new Date('2026-11-24T15:00:00Z');

it('counts the effects that it holds, and takes the code of the visitor and the key of their tab back', () => {
  const due = { state: 'due', attempts: 0, nextAt: now } as const;
  const access = { at: now, tries: 2, made: [now] };
  const lead = {
    _id: 'one',
    effects: { visitorMail: due, staffMail: due, webhook: due },
    access,
    correction: { hash: 'hash', until: now, left: 2 },
  } as unknown as StoredLead;
  const { lead: restored, held } = restoredLead(lead, now);
  expect(held).toBe(2);
  expect(restored).toMatchObject({ effects: { webhook: due, visitorMail: { state: 'unconfirmed' } }, access: { made: [now] } });
  expect(restored.access).toEqual({ made: [now] });
  expect(restored).not.toHaveProperty('correction');
  expect(restoredLead({ ...lead, access: undefined } as never, now).lead).not.toHaveProperty('access.made');
});
