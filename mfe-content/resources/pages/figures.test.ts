import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benefitPercent } from '@annuity-lantern/domain/social-security';
import { describe, expect, it } from 'vitest';

/** Recomputes the dollars and percents in the documents. */
const words = (id: string) => readFileSync(path.join(import.meta.dirname, `${id}.html`), 'utf8');
const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`;
const percent = (value: number) => `${value.toFixed(2).replace('-', '−')}%`;

/** The yearly rate at which year-end payments equal the amount paid at the start. */
function yearlyReturn(paid: number, payments: readonly (readonly [year: number, amount: number])[]): number {
  const worth = (rate: number) => payments.reduce((sum, [year, amount]) => sum + amount / (1 + rate) ** year, -paid);
  let [low, high] = [-0.5, 0.5];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
  return low * 100;
}

describe('the figures of the documents', () => {
  it('on inflation', () => {
    const text = words('inflation-and-level-income');
    for (const years of [10, 20, 30]) expect(text).toContain(dollars(1000 / 1.03 ** years));
    for (const rate of [0.02, 0.025, 0.03])
      for (const years of [10, 20, 25]) expect(text).toContain(`<td class="number">${dollars(1000 / (1 + rate) ** years)}</td>`);
    expect(750 * 1.03 ** 9).toBeLessThan(1000);
    expect(text).toContain(`In year 11 the second pays ${dollars(750 * 1.03 ** 10)}`);
    const rising = (years: number) => Array.from({ length: years }, (_, year) => 9000 * 1.03 ** year).reduce((sum, year) => sum + year);
    expect(rising(19)).toBeLessThan(19 * 12_000);
    expect(text).toContain(dollars(rising(20)));
  });

  it('on income riders', () => {
    const text = words('how-income-riders-work');
    for (const age of [80, 85, 90, 95, 100]) {
      const payments = Array.from({ length: age - 70 }, (_, index) => [index + 11, 9000] as const);
      expect(text).toContain(`<td class="number">${dollars(9000 * payments.length)}</td>`);
      expect(text).toContain(`<td class="number">${percent(yearlyReturn(100_000, payments))}</td>`);
    }
    expect(text).toContain(dollars(180_000 * 0.0125));
    expect(text).toContain(percent((2250 / 120_000) * 100));
    expect(text).toContain(`from $180,000 to ${dollars(180_000 * (1 - 8000 / 80_000))}`);
  });

  it('on MYGAs', () => {
    const text = words('mygas-and-how-to-ladder-them');
    for (const years of [3, 5]) expect(text).toContain(dollars(100_000 * 1.053 ** years));
    for (const years of [3, 5, 7]) expect(text).toContain(`<td class="number">${dollars(30_000 * 1.053 ** years)}</td>`);
    expect(text).toContain(`is ${percent(((1.0635 * 1.0485 ** 4) ** 0.2 - 1) * 100)} a year over 5 years`);
  });

  it('on statements', () => {
    const text = words('reading-an-annuity-statement');
    const end = 104_000 + 104_000 * 0.03 - 120_000 * 0.0125;
    const left = end - end * 0.05 - 800;
    for (const figure of [end, end * 0.05, left, 120_000 * 1.08]) expect(text).toContain(dollars(figure));
    expect(text).toContain(percent((end / 104_000 - 1) * 100));
  });

  it('on fees', () => {
    const text = words('annuity-fee-checklist');
    const [before, after] = [100_000 * 1.05 ** 10, 100_000 * (1.05 * 0.97) ** 10];
    for (const figure of [before, after, Math.round(before) - Math.round(after), 150_000 * 0.0125]) expect(text).toContain(dollars(figure));
    expect(text).toContain(percent((1875 / 110_000) * 100));
  });

  it('on index annuities', () => {
    const text = words('fixed-index-annuities-on-one-page');
    const years = [0.12, -0.1, 0.08, 0.04, 0.25];
    const value = (credit: (index: number) => number) => years.reduce((sum, year) => sum * (1 + credit(year)), 100_000);
    const cap = (index: number) => Math.max(0, Math.min(0.06, index));
    const results = [
      value((index) => (1 + cap(index)) * (1 - 0.0125) - 1),
      value(cap),
      value((index) => Math.max(0, index * 0.5)),
      value((index) => Math.max(0, index - 0.03)),
      value((index) => index),
    ];
    for (const result of results) expect(text).toContain(`<td class="number">${dollars(result)}</td>`);
  });

  it('on surrender schedules', () => {
    const text = words('how-to-read-a-surrender-schedule');
    for (const charge of [7, 6, 5, 4, 3, 2, 1]) {
      expect(text).toContain(`<td class="number">${dollars(1080 * charge)}</td>`);
      expect(text).toContain(`<td class="number">${dollars(108_000 - 1080 * charge)}</td>`);
    }
    expect(text).toContain(`5% of $97,200, which is ${dollars(97_200 * 0.05)}`);
  });

  it('on claiming ages', () => {
    const text = words('social-security-claiming-ages');
    const cell = (months: number, year: number) => `<td class="number">${Number(benefitPercent(months, year).toFixed(2))}%</td>`;
    for (const age of [62, 63, 64, 65, 66, 67, 68, 69, 70]) expect(text).toContain(cell(age * 12, 1960));
    for (const year of [1956, 1957, 1958, 1959, 1960]) {
      const born = year === 1960 ? '1960 or later' : String(year);
      const row = text.split('\n').find((line) => line.includes(`<th scope="row">${born}</th>`));
      for (const age of [62, 65, 70]) expect(row).toContain(cell(age * 12, year));
    }
    expect(text).toContain(`At 62 and 1 month it is ${benefitPercent(62 * 12 + 1, 1960).toFixed(2)}%`);
    const [early, late] = [2000 * 0.7, 2000 * 1.24];
    for (const figure of [early, late, late - early, 96 * early]) expect(text).toContain(dollars(figure));
    expect(text).toContain(`${((96 * early) / (late - early)).toFixed(1)} months`);
  });

  it('on required minimum distributions', () => {
    const text = words('required-minimum-distributions');
    // Uniform Lifetime Table: 26 CFR 1.401(a)(9)-9(c).
    for (const [age, years] of [
      [73, 26.5],
      [75, 24.6],
      [80, 20.2],
      [85, 16],
      [90, 12.2],
    ] as const) {
      const cells = [years.toFixed(1), `${(100 / years).toFixed(2)}%`, dollars(300_000 / years)].map(
        (figure) => `<td class="number">${figure}</td>`,
      );
      expect(text).toContain(`<th scope="row">${age}</th>${cells.join('')}`);
    }
  });

  it('on exchanges and surrender quotes', () => {
    expect(words('exchange-checklist-1035')).toContain(`What moves is ${dollars(94_000)}. With the bonus it is ${dollars(94_000 * 1.05)}.`);
    const quote = words('asking-for-a-surrender-quote');
    expect(quote).toContain(`−${dollars(82_000 * 0.05)}`);
    expect(quote).toContain(dollars(82_000 - 4100 - 900 - 1500));
  });
});
