import { describe, expect, it } from 'vitest';
import { evidenceFor, mayShowSiteClaim } from './site-claim-evidence.ts';
import { siteClaimIds, siteClaims } from './site-claims.ts';

const evidence = { source: 'A survey', date: '2026-06-01', expires: '2027-06-30' };
const production = { showSamples: false, evidence: { satisfaction: evidence } };

describe('mayShowSiteClaim', () => {
  it.each(siteClaimIds)('needs evidence for %s on the production host only if its status is sample or conflicting', (id) => {
    const needs = ['sample', 'conflicting'].includes(siteClaims[id].status);
    expect(mayShowSiteClaim(id, { showSamples: false, evidence: {} }, '')).toBe(!needs);
    expect(mayShowSiteClaim(id, { showSamples: true, evidence: {} }, '')).toBe(true);
  });

  it.each([
    ['', true],
    ['2027-06-30', true],
    ['2027-07-01', false],
  ])('on the day "%s" answers %s for evidence that expires on 2027-06-30', (today, shown) => {
    expect(mayShowSiteClaim('satisfaction', production, today)).toBe(shown);
    expect(evidenceFor('satisfaction', production, today)).toEqual(shown ? evidence : undefined);
  });
});
