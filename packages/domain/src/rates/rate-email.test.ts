import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateFacts } from './rate-columns.ts';
import { rateEmail } from './rate-email.ts';

const rate: RateFacts = {
  id: 'x',
  carrier: 'Alder & Pike',
  productName: 'SteadyTerm 5',
  type: 'MYGA',
  term: '5 years',
  rate: 5.3,
  minimumPremium: 10_000,
  rating: 'A+',
  guaranteeYears: 5,
  surrenderCharges: [],
  asOf: '2026-11-18',
  source: 'Sample rate sheet 214',
  sample: true,
  ratingAgency: 'Sample Ratings',
  ratingDate: '2026-06-12',
  states: 'all',
};
const address = 'https://www.example.com/comparison-tools?type=MYGA&sort=term';
const list = { today: '2026-11-22', filters: 'All types.', address, addressOfAll: address, state: 'all' } as const;
const bodyOf = (rates: readonly RateFacts[]) => new URLSearchParams(rateEmail(rates, list).split('?')[1]).get('body')?.split('\r\n\r\n');

describe('rateEmail', () => {
  it('says what the rates are not, then lists the first three and where the others are', () => {
    const cap = { ...rate, type: 'FIA' as const, rate: 6, guaranteeYears: 1, surrenderCharges: [8, 7], ratingDate: undefined };
    const rates = [
      rate,
      cap,
      { ...rate, carrier: 'Third', ratingAgency: undefined, ratingDate: undefined },
      { ...rate, carrier: 'Fourth' },
    ];
    expect(bodyOf(rates)).toEqual([
      'Educational example, not a quote or advice. Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured. Caps can change each year; a 0% year is possible. No rate is reserved. An advisor will confirm today’s rate.',
      'Annuity rates, 2026-11-22. The first 3 of 4 found. All types.',
      '1. Alder & Pike, SteadyTerm 5 (MYGA): 5.30% guaranteed for 5 years, compounds each year; term 5 years; no charge for leaving; minimum premium $10,000; rated A+ by Sample Ratings, Jun 12, 2026; as of Nov 18, 2026, Sample rate sheet 214; market value adjustment: not given; oldest age to buy: not given.',
      '2. Alder & Pike, SteadyTerm 5 (FIA): a cap of up to 6.00%, set for 1 year; term 5 years; charge for leaving 2 years; minimum premium $10,000; rated A+ by Sample Ratings (date not given); as of Nov 18, 2026, Sample rate sheet 214; market value adjustment: not given; oldest age to buy: not given.',
      '3. Third, SteadyTerm 5 (MYGA): 5.30% guaranteed for 5 years, compounds each year; term 5 years; no charge for leaving; minimum premium $10,000; rated A+ (agency and date not given); as of Nov 18, 2026, Sample rate sheet 214; market value adjustment: not given; oldest age to buy: not given.',
      'All of them: https://www.example.com/comparison-tools?type=MYGA&sort=term',
    ]);
  });

  it('says after the name where a product is not sold, and ranks for a state only what is known to be sold there', () => {
    const rates = [
      { ...rate, states: 'all but NY' },
      { ...rate, states: undefined },
    ];
    const firstWords = (state: 'all' | 'OH') =>
      new URLSearchParams(rateEmail(rates, { ...list, state }).split('?')[1])
        .get('body')
        ?.split('\r\n\r\n')
        .slice(2, 4)
        .map((line) => line.split(': ')[1]?.split('; ')[0]);
    expect(firstWords('all')).toEqual(['not sold in NY', 'ask where it’s sold']);
    expect(firstWords('OH')?.[0]).toBe('5.30% guaranteed for 5 years, compounds each year');
    expect(rateEmail(rates, { ...list, state: 'OH' })).toContain(encodeURIComponent('The first 1 of 2 found.'));
  });

  it('reads as American English, with nothing that a program left', () => {
    expect(findTextFaults(bodyOf([rate])?.join('\n') ?? 'nothing')).toEqual([]);
  });

  it('has no recipient, and a subject with the day', () => {
    expect(rateEmail([rate], list)).toMatch(/^mailto:\?subject=Annuity%20rates%2C%202026-11-22&body=/);
    expect(bodyOf([rate])?.[1]).toBe('Annuity rates, 2026-11-22. The first 1 of 1 found. All types.');
  });

  it('stays below 2,000 characters with any names and any number of carriers, and keeps its link whole', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(fc.array(name, { maxLength: 60 }), name, fc.integer({ min: 0, max: 4 }), (carriers, productName, count) => {
        const rates = Array.from({ length: count }, () => ({ ...rate, productName, carrier: carriers[0] ?? '' }));
        const long = `${address}&${new URLSearchParams(carriers.map((carrier) => ['carrier', carrier]))}`;
        const link = rateEmail(rates, { ...list, filters: `Filters: only ${carriers.join(', ')}.`, address: long });
        expect(link.length).toBeLessThan(2000);
        expect(link).toMatch(/^mailto:\?subject=/);
        const linked = new URLSearchParams(link.split('?')[1])
          .get('body')
          ?.split(/All of them(?:, with market value adjustment and oldest age to buy)?: /)
          .at(-1);
        expect([long, address]).toContain(linked);
      }),
    );
  });

  it('says what it had no room for', () => {
    const carriers = Array.from({ length: 60 }, (_, place) => `Carrier number ${place} of America`);
    const long = `${address}&${new URLSearchParams(carriers.map((carrier) => ['carrier', carrier]))}`;
    const wordy = { ...rate, productName: 'A very long name '.repeat(20) };
    const link = rateEmail([wordy, wordy, wordy], { ...list, filters: `Filters: only ${carriers.join(', ')}.`, address: long });
    const said = new URLSearchParams(link.split('?')[1]).get('body')?.split('\r\n\r\n')[1];
    expect(said).toBe(
      'Annuity rates, 2026-11-22. The first 1 of 3 found. There is no room for more in an email. Filters: only Carrier number 0 of America, Carrier number 1 of America, Carrier number 2 of America and others. The link below shows all carriers: your list of carriers is too long for an email.',
    );
  });

  it('gets neither headers nor lines from a name', () => {
    const hostile = rateEmail([{ ...rate, carrier: 'A&bcc=x@example.com\r\n\r\nB\ud800' }], list);
    expect([...new URLSearchParams(hostile.split('?')[1]).keys()]).toEqual(['subject', 'body']);
    expect(decodeURIComponent(hostile)).toContain('1. A&bcc=x@example.com B\ufffd, SteadyTerm 5');
  });
});
