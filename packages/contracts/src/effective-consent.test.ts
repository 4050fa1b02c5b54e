import { describe, expect, it } from 'vitest';
import { effectiveConsent } from './effective-consent.ts';

const all = { automatedCalls: true, texts: true, email: true };
const none = { automatedCalls: false, texts: false, email: false };
const byPhone = { channels: ['automatedCalls', 'texts'], way: 'phone' };
const byLetter = { channels: ['texts'], way: 'letter' };

describe('the consent that holds now', () => {
  it('equals the consent given, without a revocation', () => {
    expect(effectiveConsent({ consent: { channels: { ...none, email: true } } })).toEqual({
      channels: { ...none, email: true },
      revoked: {},
    });
  });

  it.each([[undefined], [null]])('is nothing without a consent: %s', (consent) => {
    expect(effectiveConsent({ consent }).channels).toEqual(none);
  });

  it('lacks the channels of every revocation, and names the last one of each', () => {
    expect(effectiveConsent({ consent: { channels: all }, revocations: [byPhone, byLetter] })).toEqual({
      channels: { ...none, email: true },
      revoked: { automatedCalls: byPhone, texts: byLetter },
    });
  });

  it('is refused on a channel that was never agreed to, if the visitor said so again', () => {
    expect(effectiveConsent({ consent: null, revocations: [byLetter] })).toEqual({ channels: none, revoked: { texts: byLetter } });
  });

  it('is untouched by a channel that this version does not know', () => {
    expect(effectiveConsent({ consent: { channels: all }, revocations: [{ channels: ['fax'] }] })).toEqual({ channels: all, revoked: {} });
  });

  it('has no calls and no texts for a visitor who wants no calls at all, also where a later form agreed to them', () => {
    const noCalls = { at: '2026-03-02T15:00:00Z' };
    expect(effectiveConsent({ consent: { channels: all }, noCalls })).toEqual({ channels: { ...none, email: true }, revoked: {} });
  });
});
