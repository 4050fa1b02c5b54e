import { describe, expect, it } from 'vitest';
import { evidenceFor, mayShowClaim } from './claim-evidence.ts';
import { claimIds, claims } from './claims.ts';

const evidence = { source: 'A survey', date: '2026-06-01', expires: '2027-06-30' };
const production = { showSamples: false, evidence: { satisfaction: evidence } };

describe('mayShowClaim', () => {
  it.each(claimIds)('needs evidence for %s on the production host only if its status is sample or conflicting', (id) => {
    const needs = ['sample', 'conflicting'].includes(claims[id].status);
    expect(mayShowClaim(id, { showSamples: false, evidence: {} }, '')).toBe(!needs);
    expect(mayShowClaim(id, { showSamples: true, evidence: {} }, '')).toBe(true);
  });

  it.each([
    ['', true],
    ['2027-06-30', true],
    ['2027-07-01', false],
  ])('on the day "%s" answers %s for evidence that expires on 2027-06-30', (today, shown) => {
    expect(mayShowClaim('satisfaction', production, today)).toBe(shown);
    expect(evidenceFor('satisfaction', production, today)).toEqual(shown ? evidence : undefined);
  });
});
