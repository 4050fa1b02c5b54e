import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compoundedReturn, creditedRate } from '@annuity-lantern/domain/index-crediting';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { sampleSite } from '@annuity-lantern/site/sample';
import { expect, it } from 'vitest';
import { framePage } from '../resources/build/frame-page.ts';
import { glossary, termOf } from './glossary/terms.ts';
import { routes } from './routes.ts';
import { renderFragment } from './server.ts';

interface Sentence {
  readonly fact: string;
  readonly text: () => string;
  readonly says: readonly string[];
  readonly never?: RegExp;
}

const pagesFolder = path.join(import.meta.dirname, '../resources/pages');

const qlacLimit = newestFigure('qlacLimit');
const rmdAge = newestFigure('rmdAge');
const earlyWithdrawalTaxPercent = newestFigure('earlyWithdrawalTaxPercent');
const projection = ['The 2026', 'in full until the fourth quarter of 2032', 'about 78% after that', 'unless Congress acts'];

/** Facts of law and of arithmetic that a page once got wrong or left out. */
const sentences: readonly Sentence[] = [
  {
    fact: 'the interest in the first payment of an immediate annuity',
    text: () => page('immediate-annuity'),
    says: ['Of the first $600, $333 to $417 is interest if the insurer earns 4% to 5% a year', 'For income tax another split counts'],
    never: /most of each early payment/,
  },
  {
    fact: 'the option budget of an index annuity',
    text: () => page('fia-mastery'),
    says: ['Say the bonds earn 5% and the insurer keeps 2 points: 3 points are left for options.'],
    never: /With a small part of what those bonds earn/,
  },
  {
    fact: 'no right to a copy of the seller’s reasons',
    text: () => page('annuity-types') + JSON.stringify(glossary),
    says: [
      'makes a seller tell you why an annuity fits you, and keep a written record. The seller need not hand it over. Ask for the reasons before you sign.',
      'In most states the seller must tell you why it is better for you, and keep a written record.',
    ],
    never: /your copy|You can ask for a copy|give reasons for it in writing|write down why/,
  },
  {
    fact: 'best interest and suitability as two standards',
    text: () => `${termOf('best-interest').definition} ${termOf('suitability').definition}`,
    says: ['asks more than suitability', 'The older standard'],
  },
  {
    fact: 'the end of the exclusion ratio',
    text: () => termOf('exclusion-ratio').definition,
    says: ['Once all of that money is back, every payment is taxed in full.'],
  },
  {
    fact: 'the ages of required minimum distributions',
    text: () => termOf('required-minimum-distribution').definition,
    says: [`By the law of ${rmdAge.year} it starts at 73, or at 75 if you were born in 1960 or later.`],
  },
  {
    fact: 'the year of each limit of required minimum distributions',
    text: () => document('required-minimum-distributions'),
    says: [
      'Since 2024 this also holds for a Roth account in a 401(k)',
      `your first year (law of ${rmdAge.year})`,
      'costs 25% of what was missing (law of',
      'in force since 2022',
      `$210,000 in ${qlacLimit.year}`,
      'We check the limits again by December 31, 2026',
    ],
  },
  {
    fact: 'what the minimum of a fixed index annuity takes off',
    text: () => page('fia-mastery'),
    says: ['less withdrawals, a small yearly charge, premium tax and any loan'],
  },
  {
    fact: 'the month of the first Social Security payment',
    text: () => document('social-security-claiming-ages'),
    says: ['normally for the month after your 62nd birthday', 'At 62 and 1 month it is 70.42%'],
  },
  ...['inflation-and-level-income', 'income-gap-worksheet'].map((id) => ({
    fact: `the Trustees’ projection in ${id}`,
    text: () => document(id),
    says: projection,
  })),
  {
    fact: 'the Trustees’ projection in the sheet on claiming ages',
    text: () => document('social-security-claiming-ages'),
    says: [
      ...projection,
      'would last until the third quarter of 2034, then pay about 83%',
      'up to 85% of the benefit can be taxable (law of 2026)',
    ],
  },
  ...['annuity-fee-checklist', 'how-to-read-a-surrender-schedule', 'mygas-and-how-to-ladder-them'].map((id) => ({
    fact: `the additional tax in ${id}`,
    text: () => document(id),
    says: ['before age 59½', `${earlyWithdrawalTaxPercent.value}%`, `(law of ${earlyWithdrawalTaxPercent.year})`],
  })),
  {
    fact: 'the reasons for a replacement',
    text: () => page('fia-mastery'),
    says: ['tell you why a replacement is in your interest, and keep a written record. They need not hand it over.'],
    never: /write down why|Ask to see that page/,
  },
  {
    fact: 'a free look that not every annuity has',
    text: () => page('annuity-types') + page('free-look') + document('the-free-look-period'),
    says: [
      'Most contracts give you a free look',
      'In some states you get one only if the seller gave you the papers late.',
      'In some states you get a free look for an annuity only if the seller gave you the buyer’s guide or the disclosure late.',
      'In some states you have a free look only if',
      'New York then gives 60.',
    ],
  },
  {
    fact: 'the guaranteed maximum of a spread',
    text: () => page('fixed-index-annuity') + document('fixed-index-annuities-on-one-page') + termOf('spread').definition,
    says: [
      'The contract sets a minimum for a cap or participation rate, and a maximum for a spread.',
      'The contract guarantees a minimum for a cap or participation rate, and a maximum for a spread.',
      'up to a maximum written in the contract',
    ],
  },
  {
    fact: 'who pays for the independent education',
    text: () => page('about'),
    says: [`Independent Non-Biased Education${sampleSite.paidBy}`],
  },
  {
    fact: 'a bonus that can make up for a surrender charge',
    text: () => page('fia-mastery') + document('how-to-read-a-surrender-schedule'),
    says: [
      'Of $100,000, 0.94 × 1.1 leaves $103,400: more than before, on paper.',
      'Without a bonus, at equal rates and fees, a switch with a charge leaves you behind.',
      'only a bonus larger than the charge makes up for it',
    ],
    never: /never earns it back|does not make up for a surrender charge|never pays for itself|better without its bonus/,
  },
  {
    fact: 'the plan of an employer one still works for',
    text: () => document('required-minimum-distributions') + termOf('required-minimum-distribution').definition,
    says: [
      'The plan of the employer you work for may let you wait until the year you retire, unless you own more than 5% of the business.',
      'the plan of an employer you still work for may let you wait.',
    ],
  },
  {
    fact: 'a last day for making an inherited IRA your own',
    text: () => page('inherited-annuity'),
    says: ['There can be a last day. Ask the insurer soon.', 'The law sets none. Ask the insurer.', 'a late move may leave out amounts'],
  },
  {
    fact: 'who the review’s caller is',
    text: () => page('annuity-review'),
    says: ['The person who calls is a licensed insurance agent, paid by commission if you buy. You don’t have to buy anything.'],
    never: /not a sale/,
  },
  {
    fact: 'whom BrokerCheck leaves out',
    text: () => page('about') + page('consultation') + page('annuity-alert'),
    says: [
      'It doesn’t list agents who sell only insurance: ask your state’s insurance department first.',
      'Check an insurance license: NAIC state insurance departments',
      'Check the seller’s license with your state’s insurance department: NAIC state insurance departments',
    ],
    never: /Check their license, history and complaints|check a broker’s license/,
  },
  {
    fact: 'the license of the network and that of the caller',
    text: () => page('consultation') + page('about'),
    says: [
      'We serve all 50 states and Washington D.C. (sample).',
      'The agent who calls needs a license for your state. Ask for its number.',
      'All 50 states and Washington D.C. (sample)',
    ],
  },
  {
    fact: 'who gets a request',
    text: () => page('consultation') + page('privacy-policy'),
    says: [
      'The services that carry our email see your address. Our software gives your request to no one else.',
      'Certified means here: the advisor passed the network’s certification and holds a state license.',
      'Kinds of data, where they come from and who receives them',
      'answer it within 45 days',
      'Someone else can ask for you, if you allow it in writing.',
      'You can appeal',
    ],
    never: /No one else gets it/,
  },
  {
    fact: 'public pensions and Social Security',
    text: () => document('social-security-claiming-ages'),
    says: ['WEP and GPO, were repealed in January 2025'],
  },
  {
    fact: 'what a bank’s CD has and a MYGA lacks',
    text: () => page('multi-year-annuity') + termOf('myga').definition,
    says: [
      'The FDIC insures a CD within limits.',
      'A bank’s CD is insured by the FDIC within limits; a MYGA depends on the insurer’s ability to pay.',
    ],
  },
  {
    fact: 'the longest rung of a ladder',
    text: () => document('mygas-and-how-to-ladder-them'),
    says: ['A third becomes available after three, five and seven years.'],
    never: /one long surrender period/,
  },
];

it.each(sentences)('says the truth about $fact', ({ text, says, never }) => {
  const words = text();
  for (const sentence of says) expect(words).toContain(sentence);
  if (never) expect(words).not.toMatch(never);
});

/** Without the corrections, which quote what was wrong. */
const everyText = () => [
  ...routes.filter(({ id }) => id !== 'corrections').map(({ id }) => [id, page(id)] as const),
  ...readdirSync(pagesFolder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, document(name.replace('.html', ''))] as const),
  ['glossary', JSON.stringify(glossary)] as const,
];

it.each([
  [
    'that every annuity has a free look',
    /\b(?:you(?: also)? (?:have|get) a (?:new )?free look(?! for an annuity only| only)|your state gives you a free look)/i,
  ],
  ['that a spread has a minimum', /\bspread(?:s|,| and| or)?[^.]{0,60}\b(?:down to|as low as)\b|\b(?:minimum|lowest) spread\b(?! The)/i],
  [
    'that a seller hands over reasons in writing',
    /\bseller[^.]{0,40}\b(?:has to|must) give[^.]{0,20}reasons|\breasons[^.]{0,20}in writing/i,
  ],
  ['a licensed advisor without the role', /licensed advisors?(?!, an insurance agent)/i],
  ['that a length of surrender periods is usual', /Surrender periods of five|Most schedules run/],
  [
    'what only most contracts, laws or markets do',
    /the gains come out first|withdrawals count as gain|out first counts as|annuity gets no new cost basis|value isn’t reset|it isn’t paid at death|heirs (?:don’t|do not) (?:get|receive) it|early costs a few|fund will have|any safe thing|[.>] ?You can’t (?:have the money back|turn it back)|[Mm]ost contracts renew|(?:[Mm]ost|[Aa]ll|[Ee]very) contracts? (?:let|today|has a table)|every contract also/,
  ],
  ['that no one here sells', /doesn’t sell any/],
  ['what people do, without evidence', /Many people come|have read the fine print/],
] as const)('says nowhere %s', (_what, wrong) => {
  const found = everyText().flatMap(([where, words]) => (wrong.test(words) ? [`${where}: ${words.match(wrong)?.[0]}`] : []));
  expect(found).toEqual([]);
});

it('compares a cap for two years with a yearly cap as the math does', () => {
  const yearly = (changes: readonly number[]) => compoundedReturn(changes.map((change) => creditedRate(change, { cap: 6 })));
  const twoYears = (changes: readonly number[]) => creditedRate(compoundedReturn(changes), { cap: 12 });
  expect(page('fia-mastery')).toContain(
    'If the index rises 12% and then stays flat, it credits 12% and the yearly cap 6%. If the index rises 6% twice, it credits 12% and the yearly cap 12.36%.',
  );
  expect([twoYears([12, 0]), yearly([12, 0])].map((rate) => rate.toFixed(2))).toEqual(['12.00', '6.00']);
  expect([twoYears([6, 6]), yearly([6, 6])].map((rate) => rate.toFixed(2))).toEqual(['12.00', '12.36']);
});

/** The words of a finished page. */
function page(id: string): string {
  const host = sampleHost({ routes: servedBy('mfe-content', routes) });
  return (renderFragment(id, host) ?? '').replace(/<!-- -->|<[^>]*>/g, '').replace(/\s+/g, ' ');
}

/** The words of a document to print. */
function document(id: string): string {
  const words = readFileSync(path.join(pagesFolder, `${id}.html`), 'utf8');
  return framePage(id, words).replace('Before age', 'before age');
}
