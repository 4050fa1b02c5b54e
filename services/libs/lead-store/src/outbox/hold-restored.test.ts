import { effectNames, effects, firstEffects, providers } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { firstOutbox } from '../insert/first-outbox.ts';
import type { Effect } from '../record/lead-record.ts';
import { findContradiction } from './find-contradiction.ts';
import { holdRestored } from './hold-restored.ts';

const now = new Date('2026-11-24T15:00:00Z');
const past = new Date(now.getTime() - 1000);
const future = new Date(now.getTime() + 1000);
const due: Effect = { state: 'due', attempts: 1, nextAt: past };

it('lets an effect run again only if it reaches no one, or for a reason that is named here', () => {
  const reasons = {
    codeMail: 'its code has expired, so it is skipped',
    ownErasure: 'a request that is not deleted is worse than a second mail',
    webhook: 'the CRM knows its webhook-id',
    erasedWebhook: 'the CRM knows its webhook-id',
  };
  const reaching = effectNames.filter((name) => providers[effects[name].queue].outside === 'reaches');
  expect(reaching.filter((name) => effects[name].afterRestore === 'again').toSorted()).toEqual(Object.keys(reasons).toSorted());
  const others = effectNames.filter((name) => !reaching.includes(name));
  expect(others.filter((name) => effects[name].afterRestore !== 'again')).toEqual([]);
});

it.each(effectNames)('holds %s if its row says so, and if it may have happened since the backup', (name) => {
  const state = effects[name].afterRestore === 'again' ? {} : { state: 'unconfirmed', lastErrorClass: 'restored', parkedAt: now };
  const sending: Effect = { state: 'sending', attempts: 2, nextAt: future, token: 'of-a-worker', losses: 1 };
  for (const open of [due, sending, { ...due, state: 'waiting', after: 'persist' } satisfies Effect]) {
    const [after] = Object.values(holdRestored({ [name]: open }, now));
    expect(after).toMatchObject(state);
    expect(after?.attempts).toBe(open.attempts);
    if (after?.state === 'unconfirmed') expect(Object.keys(after).toSorted()).toEqual(['attempts', 'lastErrorClass', 'parkedAt', 'state']);
    else expect(after).toEqual(open);
  }
});

it('holds an effect of another version, because nothing is known about a repeat', () => {
  expect(holdRestored({ ofTomorrow: due }, now).ofTomorrow).toMatchObject({ state: 'unconfirmed' });
});

it('holds an effect that workers claim at once, also if the clock of the intake was ahead', () => {
  const analytics: Effect = { state: 'due', attempts: 0, nextAt: future };
  expect(holdRestored({ analytics }, now).analytics).toMatchObject({ state: 'unconfirmed' });
  const again: Effect = { ...analytics, attempts: 1 };
  expect(holdRestored({ analytics: again }, now).analytics).toEqual(again);
});

it('leaves an effect alone that ended, that is not due yet, or that waits for a change of staff', () => {
  const outbox: Record<string, Effect> = {
    visitorMail: { state: 'done', attempts: 1 },
    staffMail: { state: 'parked', attempts: 20, parkedAt: past, lastErrorClass: 'smtp_refused' },
    analytics: { state: 'skipped', attempts: 0 },
    slaWarning: { state: 'due', attempts: 0, nextAt: future },
    ownerMail: { state: 'waiting', attempts: 0 },
  };
  expect(holdRestored(outbox, now)).toEqual(outbox);
});

it('leaves every new lead in a state that workers accept', () => {
  const outbox = firstOutbox({
    consent: null,
    contact: { email: 'unknown', phone: 'good' },
    reception: {},
    createdAt: past,
    restored: true,
  });
  expect(Object.keys(outbox)).toEqual(firstEffects);
  expect(findContradiction(outbox)).toBeNull();
  expect(outbox).toMatchObject({ verify: { state: 'due' }, persist: { state: 'due' }, visitorMail: { state: 'unconfirmed' } });
  expect(outbox).toMatchObject({ webhook: { state: 'due' }, staffMail: { state: 'unconfirmed' } });
});
