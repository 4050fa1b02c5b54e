import { PAUSED_ITSELF } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { failingFor, type ProviderState } from './provider-switches.ts';

const now = new Date('2026-03-02T12:00:00Z');
const failing: ProviderState = { _id: 'lead-notify', failingSince: new Date('2026-03-02T11:50:00Z'), failures: 3 };
const paused = (by: string) => ({ at: new Date('2026-03-02T11:55:00Z'), by, reason: 'smtp_unreachable' });

it.each<[string, ProviderState, number]>([
  ['counts from the first of three failures', failing, 600_000],
  ['goes on after the provider paused itself', { ...failing, paused: paused(PAUSED_ITSELF) }, 600_000],
  ['is 0 while a person has paused the provider', { ...failing, paused: paused('margaret') }, 0],
  ['is 0 with fewer failures, which may be of one request', { ...failing, failures: 2 }, 0],
  ['is 0 while attempts succeed', { _id: 'lead-notify' }, 0],
])('%s', (_behavior, state, ms) => {
  expect(failingFor(state, now)).toBe(ms);
});
