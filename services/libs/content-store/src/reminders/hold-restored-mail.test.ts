import { expect, it } from 'vitest';
import { holdRestoredMail } from './hold-restored-mail.ts';

const now = new Date('2026-11-24T15:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

it('counts a mail as handed over only if it was due by now', () => {
  expect(holdRestoredMail({ mail: 'day', dueAt: at(0) }, now)).toMatchObject({ isHandedOver: true });
  for (const reminder of [{ mail: 'day', dueAt: at(1) } as const, { dueAt: at(-1) }, {}])
    expect(holdRestoredMail(reminder, now)).toEqual(reminder);
});
