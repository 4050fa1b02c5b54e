import { consentVersion } from '@annuity-lantern/contracts/consent-versions';
import { expect, it } from 'vitest';
import { judgeConsent } from './judge-consent.ts';

const networks = new Set(['Northern Annuity Network', 'Old Northern Network']);
const channels = { automatedCalls: true, texts: true, email: true };

it.each([
  ['the words of this release', { textVersion: consentVersion, network: 'Northern Annuity Network' }],
  ['a former name of the network', { textVersion: '2026-11-24', network: 'Old Northern Network' }],
  ['words that named no network', { textVersion: '2026-11-23' }],
])('keeps a consent to %s', (_which, named) => {
  const consent = { ...named, channels, analytics: true };
  expect(judgeConsent(consent, networks)).toEqual({ consent });
});

it.each([
  ['unknown_words', { textVersion: '1999-01-01', network: 'Northern Annuity Network' }],
  ['unknown_words', { textVersion: '1999-01-01' }],
  ['unknown_network', { textVersion: consentVersion, network: 'Somebody Else' }],
  ['unknown_network', { textVersion: '2026-11-23', network: 'Somebody Else' }],
  ['unknown_network', { textVersion: consentVersion }],
])('takes a consent with %s as not given: %j', (consentDoubt, named) => {
  expect(judgeConsent({ ...named, channels }, networks)).toEqual({ consent: null, consentDoubt });
});

it('has no doubt without a consent', () => {
  expect(judgeConsent(undefined, networks)).toEqual({ consent: null });
});
