import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const load = (file: string) => import(path.join(root, file));
const [{ findPlaces, indexPlaces }, { ownPlaces }, { entries }, { resources }, ...remotes] = await Promise.all([
  load('shell/src/search/find-places.ts'),
  load('shell/src/search/places.ts'),
  load('mfe-content/src/search-entries.ts'),
  load('services/content-api/src/seed/resources.ts'),
  load('mfe-content/src/routes.ts'),
  load('mfe-tools/src/routes.ts'),
]);
const index = indexPlaces([
  ...ownPlaces(
    entries,
    remotes.flatMap(({ routes }) => routes),
  ),
  ...resources.map(({ title, description, category }: Record<string, string>) => ({
    kind: 'resource',
    title,
    also: category,
    text: description,
    href: `/resources?${title}`,
  })),
]);

/** What people ask, in their words, and where the first result leads. */
const questions = {
  '/annuity-alert/free-look': [
    'give it back',
    'can I give it back?',
    'send it back',
    'I changed my mind',
    'how do I cancel my annuity',
    'I just signed and regret it',
    'undo the contract',
    'return my annuity',
  ],
  '/annuity-review/leave-or-stay': [
    'get out',
    'how can I get out of my annuity',
    'I want out',
    'cash out',
    'cash it in',
    'pull my money out early',
    'what does it cost to leave',
    'should I switch to a new one',
    'trade my annuity for another',
    'agent wants me to replace my annuity',
  ],
  '/inherited-annuity': [
    'what if I die',
    'what happens when I die',
    'my wife died',
    'who gets the money when I am gone',
    'leave money to my children',
    'my father left me an annuity',
    'I am the beneficiary',
    'widow',
    'estate',
  ],
  '/comparison-tools': [
    'CD',
    'better than a CD',
    'certificate of deposit',
    'best rate',
    'highest interest',
    'who pays the most',
    'is it safe',
    'is my money safe',
    'what if the insurer goes bankrupt',
    'which company is best',
  ],
  '/retirement-calculator': [
    'how much a month',
    'how much will I get',
    'what would 200,000 pay me',
    'monthly check',
    'income for life',
    'lump sum',
    'paycheck for life',
    'how long until I get my money back',
  ],
  '/income-planning': [
    'my wife',
    'my husband and me',
    'social security',
    'when should I claim',
    'will my money last',
    'how much do I need to retire',
    'pension',
  ],
  '/do-i-need-one': ['do I need an annuity', 'should I skip it', 'who should not buy an annuity'],
  '/required-withdrawal': ['RMD', 'required minimum distribution', 'how much must I take out', 'missed RMD'],
  '/pension-choice': ['pension or lump sum', 'should I take the lump sum', 'lump sum or monthly', 'pension offer', 'which survivor option'],
  '/quote-check': ['is this a good quote', 'I was quoted 600 a month', 'annuity quote check', 'payout options'],
  '/annuity-review/check': [
    'is my annuity bad',
    'did I get ripped off',
    'hidden fees',
    'are the fees too high',
    'is this a scam',
    'am I stuck',
    'the brochure said 7%',
    'principal protected',
    'no market risk',
    'no fees',
    'walk away any time',
  ],
  '/renewal-window': ['my term ends', 'my annuity matures next month', 'it renewed by itself'],
  '/consultation': ['talk to someone', 'call me'],
} as const;

it.each(Object.entries(questions).flatMap(([href, asked]) => asked.map((question) => [question, href] as const)))(
  'answers "%s" with %s first',
  (question, href) => {
    expect(findPlaces(index, question)[0]?.href).toBe(href);
  },
);

it.each(['income rider', 'cap rate', 'surrender period'])('lists tools and guides before lessons for "%s"', (question) => {
  const kinds: string[] = findPlaces(index, question).map(({ kind }: { kind: string }) => kind);
  const guides = kinds.flatMap((kind, place) => (kind === 'tool' || kind === 'page' ? [place] : []));
  expect(guides[0]).toBeLessThan(kinds.indexOf('lesson'));
});
