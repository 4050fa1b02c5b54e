import { type SampleHost, sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { corrections } from '@annuity-lantern/site/corrections';
import { sampleSite } from '@annuity-lantern/site/sample';
import { type SiteClaimId, siteClaimAnchor } from '@annuity-lantern/site/site-claim-figures';
import { type SiteClaim, siteClaimIds, siteClaims } from '@annuity-lantern/site/site-claims';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import privacyPolicy from '../content/legal/privacy-policy.mdx?legal';
import termsOfUse from '../content/legal/terms-of-use.mdx?legal';
import { mattersMost } from './features/corrections/components/correction-list.tsx';
import { FIRST_LEGAL_VERSION, LEGAL_VERSION } from './legal-version.ts';
import { pages } from './remote.ts';
import { routes } from './routes.ts';
import { renderFragment } from './server.ts';

describe.each(routes.filter((route) => route.indexable))('the finished page of $path', ({ id, head }) => {
  it('has one h1, one module in the remote, and nothing that a strict content security policy blocks', () => {
    expect(Object.keys(pages)).toContain(id);
    const { page, html } = fragment(id);
    expect(within(page).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain('<script');
  });

  it('reads as American English, head included, without remains of code', () => {
    const page = document.createElement('main');
    page.innerHTML = fragment(id).html.replaceAll('noscript>', 'div>');
    expect(findTextFaults([head.title, head.description, ...head.keywords, readText(page)].join('\n'))).toEqual([]);
  });

  it('has a head that search engines show whole', () => {
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeGreaterThan(60);
    expect(head.description.length).toBeLessThanOrEqual(165);
    expect(head.keywords.length).toBeGreaterThan(2);
  });

  it('has no two elements with one id', () => {
    const ids = [...fragment(id).page.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe.each(routes.filter((route) => !route.indexable))('$path, which no search engine sees', ({ id }) => {
  it('is rendered only in the browser', () => {
    expect(Object.keys(pages)).toContain(id);
    expect(() => fragment(id)).toThrow();
  });
});

/** Drawings without figures, by how their labels begin. */
const pictures = ['A page of questions'];

// The drawings of the list of tools are signs: the tool that each leads to has the table.
describe.each(routes.filter(({ id, indexable }) => indexable && id !== 'tools'))('each chart of $path', ({ id }) => {
  it('has its figures as a table, and a sentence beside it', () => {
    for (const drawing of fragment(id).page.querySelectorAll('svg[role="img"]')) {
      const label = drawing.getAttribute('aria-label') ?? '';
      if (pictures.some((words) => label.startsWith(words))) continue;
      const around = drawing.closest('figure') ?? drawing.closest('section');
      expect(around?.querySelector('table'), label).not.toBeNull();
      expect([...(around?.querySelectorAll('figcaption, p') ?? [])].map(({ textContent }) => textContent).join('\n'), label).toMatch(
        /\.$/m,
      );
    }
  });
});

describe('a link to another site', () => {
  const linksOf = (id: string) => [...fragment(id).page.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')];
  const pages = routes.filter((route) => route.indexable).map(({ id }) => ({ id, links: linksOf(id) }));

  it('is on many pages', () => {
    expect(pages.filter(({ links }) => links.length > 0).length).toBeGreaterThan(5);
  });

  it.each(pages)('shows its owner, and says that it is not part of this site: $id', ({ links }) => {
    for (const link of links) {
      const labels = Object.values(sampleSite.links).flatMap(({ url, label }) => (url === link.href ? [label] : []));
      expect([...labels, link.host.replace(/^www\./, '')].filter((owner) => link.textContent?.includes(owner))).not.toEqual([]);
      expect((link.closest('section') ?? link.parentElement)?.textContent).toMatch(/not part of this site/i);
    }
  });
});

describe('the production host', () => {
  const evidence = { source: 'Survey of 2,000 clients, Example Research', date: '2026-10-01', expires: '2027-09-30' };
  const served = routes.filter(({ indexable }) => indexable).map(({ id }) => id);
  const needEvidence = siteClaimIds.filter((id) => ['sample', 'conflicting'].includes(siteClaims[id].status));
  const figures = needEvidence.flatMap((id) => siteClaims[id].readings.map(({ figure }) => figure)).filter((figure) => /\d/.test(figure));

  it.each(served)('shows no figure without evidence on the page %s, and no section or list without content', (id) => {
    const { page } = fragment(id, { showSamples: false });
    // Examples and lessons may say 85%, too. A percentage is a claim if it leads to the register.
    const claimed = [...page.querySelectorAll('a[href*="/about/figures#"]')].map((link) => link.getAttribute('href')?.split('#')[1]);
    expect(claimed.filter((anchor) => needEvidence.some((needed) => siteClaimAnchor(needed) === anchor))).toEqual([]);
    const words = page.textContent ?? '';
    expect(figures.filter((figure) => /\+|\$|^12,/.test(figure) && words.includes(figure))).toEqual([]);
    expect(words).not.toMatch(/No evidence|Sample testimonials|Sample, invented/);
    for (const section of page.querySelectorAll('section')) {
      const heading = section.querySelector('h2, h3')?.textContent ?? '';
      expect(section.textContent?.replace(heading, '').trim(), heading).not.toBe('');
    }
    for (const list of page.querySelectorAll('ul, ol, dl, tbody')) expect(list.children.length, list.outerHTML).toBeGreaterThan(0);
  });

  it('closes the sentence of a claim that it leaves out', () => {
    expect(fragment('for-advisors', { showSamples: false }).page.textContent).toContain('Network is a network of advisors. The people');
    expect(fragment('about', { showSamples: false }).page.textContent).not.toContain('Why Safe Money Matters');
    expect(within(fragment('home', { showSamples: false }).page).queryByText('500+')).toBeNull();
  });

  it('shows a claim with evidence, and its source and last day on the page of figures', () => {
    const site = { showSamples: false, evidence: { advisors: evidence, runningOut: evidence } };
    expect(fragment('for-advisors', site).page.textContent).toContain('Network is a network of 12,000+ advisors.');
    const about = fragment('about', site).page.querySelector('#why-safe-money');
    expect(about?.querySelectorAll('li')).toHaveLength(1);
    expect(about?.textContent).not.toContain('not named');
    const row = fragment('figures', site).page.querySelector('#advisors')?.closest('tr')?.textContent;
    expect(row).toMatch(/Survey of 2,000 clients.*October 1, 2026, good until September 30, 2027.*Evidence on file/);
    expect(row).not.toContain('Sample.');
  });
});

describe('consultation', () => {
  it('tells search engines the questions that it shows, in the same words', () => {
    const questions = routes.find(({ id }) => id === 'consultation')?.questions ?? [];
    const section = fragment('consultation').page.querySelector('#questions') as HTMLElement;
    expect(questions).toHaveLength(4);
    expect([...section.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(questions.map(({ question }) => question));
    expect([...section.querySelectorAll('dd')].map((detail) => detail.textContent)).toEqual(questions.map(({ answer }) => answer));
  });

  it('shows invented clients as samples, and not at all where samples are switched off', () => {
    expect(within(fragment('consultation').page).getByText('Sample, invented people')).toBeTruthy();
    const { page, html } = fragment('consultation', { showSamples: false });
    expect(within(page).queryByText('What clients say')).toBeNull();
    expect(html).not.toContain('Retired teacher');
  });

  it('names the outside directory it links to, in a new tab', () => {
    // Beside the title on wide screens, below the form on phones: the stylesheet hides one.
    for (const link of within(fragment('consultation').page).getAllByRole('link', { name: /Find a Local Advisor: FINRA BrokerCheck/ })) {
      expect(link.getAttribute('href')).toBe(sampleSite.links.advisorDirectory.url);
      expect(link.getAttribute('target')).toBe('_blank');
    }
  });
});

describe('annuity-review', () => {
  it('names its six areas', () => {
    const { page } = fragment('annuity-review');
    const areas = page.querySelector<HTMLElement>('[aria-labelledby="review-areas"]');
    expect(
      within(areas as HTMLElement)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Contract terms', 'Fee analysis', 'Performance', 'Benefits', 'Timing', 'Future planning']);
  });

  it('states the bound beside each flag', () => {
    const { page } = fragment('annuity-review');
    const found = within(page)
      .getByText(/A review may find that you pay$/)
      .closest('section')?.textContent;
    expect(found).toMatch(/\$3,400 a year in fees.*Look closer.*3\.4% a year. We look closer from 3%, and call it serious from 4%\./);
    expect(found).toMatch(/Serious.*12 years of surrender charges. More than 10 is serious\./);
  });

  it('leaves invented clients out where samples are switched off', () => {
    expect(within(fragment('annuity-review').page).getByText('Sample, invented people')).toBeTruthy();
    expect(fragment('annuity-review', { showSamples: false }).html).not.toContain('Retired teacher');
  });
});

describe.each([
  ['annuity-review', '/annuity-alert#roll-up-decoder'],
  ['glossary', '/annuity-alert'],
  ['resources', '/annuity-alert#roll-up-decoder'],
])('%s', (id, decoder) => {
  it('links to the tools that calculate with the reader’s own figures', () => {
    const hrefs = [...fragment(id).page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(decoder);
    expect(hrefs).toContain('/annuity-alert/free-look');
  });
});

describe('annuity-alert', () => {
  it('shows the worked example of the decoder before any script runs', () => {
    const { textContent } = fragment('annuity-alert').page;
    for (const words of ['\u22120.68%', '4.23%', '$180,000', '$162,889', '$143,636', '$115,256', 'SSA cohort life table'])
      expect(textContent).toContain(words);
  });
});

describe('figures', () => {
  it('lists every reading of every claim with its source, date and owner', () => {
    const { page } = fragment('figures');
    const all = Object.entries(siteClaims) as [SiteClaimId, SiteClaim][];
    expect(page.querySelectorAll('tbody tr')).toHaveLength(all.length);
    for (const [id, claim] of all) {
      const row = page.querySelector(`#${siteClaimAnchor(id)}`)?.closest('tr');
      const words = row?.textContent ?? '';
      for (const { figure, wording } of claim.readings) {
        expect(words).toContain(figure);
        expect(words).toContain(wording);
      }
      expect(words).toContain(claim.source);
      expect(words).toContain(claim.owner);
      expect(row?.querySelector('time')?.dateTime).toBe(claim.asOf);
    }
  });
});

it.each(['consultation', 'annuity-review'])('%s has its form first, and a guide in which nothing takes the focus', (id) => {
  const { page } = fragment(id);
  // Wide screens draw the guide above the form: the focus must not jump there.
  const guide = page.querySelector('form')?.closest('section')?.parentElement?.parentElement?.nextElementSibling;
  expect(guide?.querySelectorAll('h2').length).toBeGreaterThan(1);
  expect(guide?.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')).toHaveLength(0);
});

describe.each(['privacy-policy', 'terms-of-use', 'glossary'])('%s', (id) => {
  it('shows the day of its review and its sources', () => {
    const notes = [...fragment(id).page.querySelectorAll('section')].filter(({ textContent }) => textContent?.startsWith('Reviewed '));
    expect(notes).toHaveLength(1);
    expect(notes[0]?.querySelector('time')?.dateTime).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(notes[0]?.querySelectorAll('a').length).toBeGreaterThan(1);
  });
});

const dayWords = (day: string) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day));

describe.each([
  ['privacy-policy', privacyPolicy],
  ['terms-of-use', termsOfUse],
] as const)('%s', (id, { changes }) => {
  it('gives the dates of its first and its present version', () => {
    const { page } = fragment(id);
    expect([...page.querySelectorAll('header dl time')].map((time) => time.textContent)).toEqual(
      [LEGAL_VERSION, FIRST_LEGAL_VERSION].map(dayWords),
    );
  });

  it('says what each version changed, from the present one down to the first', () => {
    const versions = fragment(id).page.querySelector('#versions');
    const days = [...(versions?.querySelectorAll('time') ?? [])].map((time) => time.textContent);
    expect(days).toEqual(changes.map(({ day }) => dayWords(day)));
    expect(versions?.querySelectorAll('dd')).toHaveLength(days.length);
  });

  it('starts with its main points, and says that the full text governs', () => {
    const [first] = fragment(id).page.querySelectorAll('section');
    expect(first?.querySelector('h2')?.textContent).toBe('The main points');
    expect(first?.querySelectorAll('li').length).toBeGreaterThan(3);
    expect(first?.querySelector('p')?.textContent).toMatch(/^These are the main points\. The full (policy|terms) below governs?\.$/);
  });

  it('links from its contents to each section', () => {
    const { page } = fragment(id);
    const links = within(within(page).getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const section = page.querySelector(link.getAttribute('href') ?? '');
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });
});

describe('the privacy policy', () => {
  const wordsOf = (...given: Parameters<typeof fragment> extends [string, ...infer Rest] ? Rest : never) =>
    fragment('privacy-policy', ...given).page.textContent ?? '';

  it('says that a match is no sale only by the site file', () => {
    expect(wordsOf()).toContain('If an advisor pays us for that, the law of your state may call it a sale.');
    expect(wordsOf()).not.toContain('is not a sale');
    const words = wordsOf({ matchIsNoSale: true });
    expect(words).toContain('Being matched with the advisor you asked for is not a sale. Our contracts');
    expect(words).not.toContain('may call it a sale');
  });

  it('leads to the financial privacy notice of the site file, or says that there is none', () => {
    expect(wordsOf()).toContain('We have published none here.');
    const { page } = fragment('privacy-policy', { financialNotice: { url: 'https://example.com/notice', label: 'Notice', ours: true } });
    expect(page.querySelector('#financial-notice a[href="https://example.com/notice"]')).not.toBeNull();
    expect(page.textContent).not.toContain('published none');
  });

  it.each([
    [0, 'Our office has set no time limit.'],
    [1, 'We also delete it 1 day after our last work on it.'],
    [400, 'We also delete it 400 days after our last work on it.'],
  ])('names the time limit of %i days in words', (retentionDays, sentence) => {
    const words = wordsOf({}, { retentionDays });
    expect(words).toContain(sentence);
    expect(words.includes('no time limit')).toBe(retentionDays === 0);
  });

  it('names the days within which backups lose what was deleted, those of the operator if they are others', () => {
    expect(wordsOf()).toContain('Within 30 days it is gone there, too.');
    expect(wordsOf({}, { erasedWithinDays: 14 })).toContain('log lose it within 14 days.');
  });
});

describe('the corrections', () => {
  const { page } = fragment('corrections');
  const folds = [...page.querySelectorAll('details')];

  it('are each once below a page, folded', () => {
    for (const { id } of corrections) expect(page.querySelectorAll(`details #${id}`), id).toHaveLength(1);
    expect(folds.filter(({ open }) => open)).toEqual([]);
  });

  it('are counted beside the title of their page, with those that are under another page', () => {
    for (const fold of folds) {
      const entries = fold.querySelectorAll(':scope > ul > li').length;
      expect(fold.querySelector('summary')?.textContent).toContain(`${entries} ${entries === 1 ? 'entry' : 'entries'}`);
    }
    const dates = folds.find((fold) => fold.querySelector('a[href="#legal-dates"]'));
    expect(dates?.textContent).toContain('Legal texts carried the date of the next day (under Privacy Policy)');
  });

  it('begin with the five that matter most, which lead into their folds', () => {
    const most = page.querySelector('[aria-labelledby="matters-most"]');
    const links = [...(most?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(mattersMost.map((id) => `#${id}`));
    expect(links).toHaveLength(5);
    for (const link of links) expect(page.querySelector(`details ${link}`), link ?? '').not.toBeNull();
  });
});

function fragment(id: string, site: SampleHost['site'] = {}, host: SampleHost = {}) {
  const html = renderFragment(id, sampleHost({ routes: servedBy('mfe-content', routes), site, ...host }));
  if (html === undefined) throw new Error(`${id} has no fragment`);
  const page = document.createElement('main');
  page.innerHTML = html;
  return { page, html };
}
