import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { corrections } from './corrections.ts';

const digest = (row: unknown) => createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 12);
const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toISOString().startsWith(day);

describe('the corrections', () => {
  it('only grow: a new one is a line here, and a line that is here stays as it is', () => {
    expect(corrections.map((row) => [row.id, digest(row)])).toEqual([
      ['free-exchange', 'c62b8efc1be7'],
      ['two-crossings', 'da36e079a467'],
      ['worst-case', 'ebec0a1ddf8b'],
      ['value-when-leaving', '66ffe5e31911'],
      ['today-dollars', '63b83383a858'],
      ['spousal-benefits', '651fd58f8f80'],
      ['rider-fees-twice', '320b6309a986'],
      ['savings-until-89', '9f7d7c63eaae'],
      ['start-in-the-past', '6caef64d9482'],
      ['break-even-rounded', '391de14e0c94'],
      ['silent-roll-up', '79498a2e8174'],
      ['interest-in-first-payment', '994577819f21'],
      ['option-budget', 'e17394644103'],
      ['copy-of-reasons', '4e682e119a88'],
      ['best-interest', 'bf4ebb4c47cf'],
      ['exclusion-ratio', 'ea35ab6dd01e'],
      ['required-distributions', '40a0ede5e9c7'],
      ['contract-minimum', '9416e8d6da22'],
      ['first-social-security-month', '0aa09ab96535'],
      ['trustees-left-out', '0ad4fe7080bb'],
      ['ladder', '069c776f70c4'],
      ['early-withdrawal-tax', '17ad463aa54f'],
      ['decoder-chances', 'b713237c0756'],
      ['code-in-lessons', 'fbc03e1bafc6'],
      ['two-ratings', 'b833cc8fce0f'],
      ['exchange-adjustment', '8fcb06aef6c8'],
      ['best-rate-order', '4f982a3a22c3'],
      ['couples-cut-at-once', '630df82e2514'],
      ['cut-on-a-birthday', '0d145abcba82'],
      ['trustees-2026', '49676a7b121d'],
      ['planner-total', '51b74026f373'],
      ['before-62', '4a6b9e99c8ab'],
      ['half-cents', '2c86292d7ae3'],
      ['born-before-1943', 'd3f8545de682'],
      ['free-look-range', 'dc0aab6f3d3a'],
      ['spread-maximum', '4ad6a5beb3cf'],
      ['two-year-cap', '6ab73d1bdb1b'],
      ['spouse-heir', '418a3d01f807'],
      ['replacement-reasons', '9191d4364881'],
      ['health-left-out', 'f2976fe21a25'],
      ['zero-years', '731ff0440ea0'],
      ['best-years', 'd86a42a5d8b9'],
      ['reserve-years', '7c11081a1a47'],
      ['earned-to-90', '9d1ad1e9b8d3'],
      ['legal-dates', '38a93ea5d7a8'],
      ['claims-marked', '50793c94b83c'],
      ['who-calls', '9d305d74db7a'],
      ['who-pays', '81f5c6074c32'],
      ['holiday-calls', '8438046afd02'],
      ['role-beside-advisor', '7d552104f03f'],
      ['certified-shared', '4e5efbfcb955'],
      ['brokercheck-for-all', '3bb068784379'],
      ['bonus-and-charge', '5899edc25e8e'],
      ['still-working', 'd1ae3af03eff'],
      ['inherited-own-ira-day', '3ca1cc557262'],
      ['review-not-a-sale', '7020fe231e44'],
      ['states-and-license', '46a42009071b'],
      ['usual-surrender-period', '3a734a30148d'],
      ['privacy-by-state-law', 'ba243c276842'],
      ['public-pensions', '76f42d8690f2'],
      ['cd-and-myga', '144cbc5b04d9'],
      ['codes-unreadable', '14af2e0b636d'],
      ['stronger-than-true', '33ef02d28016'],
      ['what-people-do', 'ce50aec5fdcf'],
      ['mails-of-rates', '65c40d6544ac'],
      ['hours-of-calls', '0ee38ac70f79'],
      ['already-claimed', '0d4bcb23fa5a'],
      ['states-unknown', '7fffabc07064'],
      ['answer-while-loading', '7dea35f3b1f3'],
      ['adjustment-order', '5777707d6f5f'],
      ['free-look-replacement', 'e3089b340f6a'],
      ['planner-first-total', '2694b31096cb'],
      ['adjustment-asked', '917a9ce1d36b'],
      ['totals-on-paper', 'd5158ec9261a'],
      ['estimates-with-cents', '2d40a37c14b6'],
      ['up-or-down', 'ac7d59263760'],
      ['mailing-day', '78903bae32ab'],
    ]);
  });

  it('have ids of their own that fit into an address', () => {
    const ids = corrections.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('are in the order of their days, none later than today', () => {
    const days = corrections.map(({ day }) => day);
    expect(days).toEqual([...days].sort());
    expect((days.at(-1) ?? '') <= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it.each(corrections)('$id was said before it was corrected', ({ day, since }) => {
    expect([day, since].every(isDay)).toBe(true);
    expect(since < day).toBe(true);
  });

  it.each(corrections)('$id has short sentences', ({ title, wrong, right }) => {
    expect(title).not.toMatch(/\.$/);
    for (const text of [wrong, right]) {
      expect(text).toMatch(/[.”]$/);
      for (const sentence of text.split(/(?<=[.?!]”?) (?=[A-Z“])/)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25);
    }
  });
});
