import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { expect, it } from 'vitest';
import { leadOf } from '../../../testing/fake-desk.ts';
import { whyNotCall as whyNot } from './why-not-call.ts';

const at = (time: string) => Date.parse(`2026-01-15T${time}Z`);
const whyNotCall = (of: Parameters<typeof whyNot>[0], now: number) => whyNot(of, now, sampleHost().site.hours);
const lead = leadOf(1, at('12:00'), { preferredCallTime: 'any' });

it('allows a call from 8 a.m. to 9 p.m. by the visitor’s clock', () => {
  expect(whyNotCall(lead, at('15:00'))).toBeNull();
  expect(whyNotCall(lead, at('14:59'))).toBe('No calls at this hour');
});

it('ends at the earlier hour of the visitor’s state, and on its forbidden Sundays', () => {
  const evening = Date.parse('2026-01-16T02:30:00Z');
  expect(whyNotCall({ ...lead, state: 'IL' }, evening)).toBeNull();
  expect(whyNotCall({ ...lead, state: 'AL' }, evening)).toBe('No calls at this hour');
  const sunday = Date.parse('2026-01-18T18:00:00Z');
  expect(whyNotCall({ ...lead, state: 'IL' }, sunday)).toBeNull();
  expect(whyNotCall({ ...lead, state: 'LA' }, sunday)).toBe('No calls at this hour');
});

it.each([
  ['14:00', 'No state given: it is still early in Hawaii'],
  ['03:00', 'No state given: it is night in parts of the country'],
])('says at %s UTC what a missing state forbids', (time, why) => {
  const { state: _, ...nowhere } = lead;
  expect(whyNotCall(nowhere, at(time))).toBe(why);
  expect(whyNotCall(nowhere, at('19:00'))).toBeNull();
});

it('does not ask for consent to automated calls', () => {
  const revocations: LeadDetail['revocations'] = [
    { at: new Date(0).toISOString(), by: 'kim', channels: ['automatedCalls'], way: 'phone', seq: 1 },
  ];
  expect(whyNotCall({ ...lead, revocations }, at('18:00'))).toBeNull();
});

it('allows no call to a visitor who wants none', () => {
  const noCalls = { at: new Date(0).toISOString(), by: 'kim', way: 'phone' };
  expect(whyNotCall({ ...lead, noCalls }, at('18:00'))).toBe('They asked not to be called');
});

it('allows no call about a request that wants none', () => {
  const noCallsHere = { at: new Date(0).toISOString(), by: 'visitor' };
  expect(whyNotCall({ ...lead, noCallsHere }, at('18:00'))).toBe('They asked not to be called');
});
