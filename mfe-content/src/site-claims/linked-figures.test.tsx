import { type SampleHost, sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { type SiteClaimId, siteClaimAnchor } from '@annuity-lantern/site/site-claim-figures';
import { siteClaimIds, siteClaims } from '@annuity-lantern/site/site-claims';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { renderFragment } from '../server.ts';

/** Claims about the operator or the market. Thresholds and facts have their own explanation beside them. */
const marketing = siteClaimIds.filter((id) => ['sample', 'conflicting', 'promise'].includes(siteClaims[id].status));

/** Figures with a digit. A word such as "Daily" also occurs in ordinary text. */
const figures = marketing.flatMap((id) =>
  siteClaims[id].readings
    .map(({ figure }) => figure)
    .filter((figure) => /\d/.test(figure) && figure !== '$0' && figure !== 'Years since 2011'),
);

/** Marketing figures in the page's text that do not link to their row on the page of figures. */
function figuresWithoutWay(page: HTMLElement): string[] {
  const missing: string[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent ?? '';
    for (const figure of new Set(figures)) {
      if (!holds(words, figure)) continue;
      const anchor = node.parentElement?.closest('a')?.getAttribute('href')?.split('/about/figures#')[1];
      if (!anchor || !linesOf(figure).includes(anchor)) missing.push(`${figure} in “${words.trim()}”`);
    }
  }
  return missing;
}

/** `85%` occurs in “85% of retirees”, but not in “7.85%”. */
function holds(words: string, figure: string): boolean {
  const at = words.indexOf(figure);
  return at >= 0 && !/[\d.,$]/.test(words[at - 1] ?? '') && !/[\d.,]\d/.test(words.slice(at + figure.length, at + figure.length + 2));
}

function linesOf(figure: string): string[] {
  return marketing.filter((id) => siteClaims[id].readings.some((reading) => reading.figure === figure)).map(siteClaimAnchor);
}

function pageOf(id: string, site: SampleHost['site'] = {}): HTMLElement {
  const html = renderFragment(id, sampleHost({ routes: servedBy('mfe-content', routes), site }));
  const page = document.createElement('main');
  page.innerHTML = html ?? '';
  return page;
}

describe('a marketing figure', () => {
  // Except the page of figures, the links' target.
  const served = routes.filter(({ id, indexable }) => indexable && id !== 'figures').map(({ id }) => id);

  it.each(served)('leads to its line in the claims on the page %s', (id) => {
    expect(figuresWithoutWay(pageOf(id))).toEqual([]);
  });

  it('is found by this test where it does not', () => {
    const page = document.createElement('main');
    page.innerHTML =
      '<p>A network of 12,000+ advisors, 98% <a href="/about/figures#service">satisfied</a>.</p><a href="/about/figures#service">78%</a><p>7.78% and 178%</p>';
    expect(figuresWithoutWay(page)).toEqual([
      '12,000+ in “A network of 12,000+ advisors, 98%”',
      '98% in “A network of 12,000+ advisors, 98%”',
      '78% in “78%”',
    ]);
  });
});

describe('a claim that needs evidence', () => {
  const needEvidence = siteClaimIds.filter((id) => ['sample', 'conflicting'].includes(siteClaims[id].status));
  const evidence = { source: 'A survey', date: '2026-10-01', expires: '2027-09-30' };
  const proven = Object.fromEntries(needEvidence.map((id) => [id, evidence]));
  const served = routes.filter(({ indexable }) => indexable).map(({ id }) => id);

  it('is on at least four pages', () => {
    expect(served.filter((id) => claimsOn(pageOf(id)).length > 0).length).toBeGreaterThanOrEqual(4);
  });

  it.each(served)('has the mark of a sample after it on the page %s, unless there is evidence', (id) => {
    expect(claimsOn(pageOf(id)).filter(({ isMarked }) => !isMarked)).toEqual([]);
    expect(claimsOn(pageOf(id, { evidence: proven })).filter(({ isMarked }) => isMarked)).toEqual([]);
  });

  /** Links to the source of a claim that needs evidence, and whether "Sample" follows within the same element. */
  function claimsOn(page: HTMLElement) {
    const anchors = needEvidence.map((claim) => `/about/figures#${siteClaimAnchor(claim)}`);
    const links = [...page.querySelectorAll('a')].filter((link) => anchors.includes(link.getAttribute('href') ?? ''));
    return links.map((link) => ({
      words: link.textContent,
      isMarked: followers(link).some(({ textContent }) => textContent === ' Sample'),
    }));
  }

  function followers(element: Element): Element[] {
    const next = element.nextElementSibling;
    return next && next.localName !== 'a' ? [next, ...followers(next)] : [];
  }
});

describe('the page of figures', () => {
  it.each(siteClaimIds as readonly SiteClaimId[])('has a line for %s that can be linked to', (id) => {
    const line = pageOf('figures').querySelector(`#${siteClaimAnchor(id)}`);
    expect(line?.closest('tr')?.textContent).toContain(siteClaims[id].source);
  });
});
