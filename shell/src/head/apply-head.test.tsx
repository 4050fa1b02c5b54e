import { headOf } from '@annuity-lantern/contracts/head';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyHead } from './apply-head.ts';
import { takeServedTags } from './take-served-tags.ts';

const context = { productName: 'Annuity Lantern', publicOrigin: 'https://www.example.com', indexing: true };
const route = (title: string, path: string) => ({ path, indexable: true, head: { title, description: `About ${title}`, keywords: ['a'] } });

function contents(selector: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(tag.localName === 'link' ? 'href' : 'content'));
}

beforeEach(() => {
  document.head.innerHTML =
    '<title>Served</title><meta name="description" content="served"><link rel="canonical" href="https://www.example.com/">';
});

describe('applyHead', () => {
  it('changes the served tags in place instead of adding seconds', () => {
    applyHead(headOf(route('Calculator', '/retirement-calculator'), context));
    applyHead(headOf(route('Privacy', '/privacy-policy'), context));
    expect(document.title).toBe('Privacy | Annuity Lantern');
    expect(contents('meta[name="description"]')).toEqual(['About Privacy']);
    expect(contents('link[rel="canonical"]')).toEqual(['https://www.example.com/privacy-policy']);
    expect(contents('meta[property="og:title"]')).toEqual(['Privacy | Annuity Lantern']);
    expect(contents('meta[name="robots"]')).toEqual(['index, follow']);
  });

  it('leaves no canonical link on a page that is not there, and asks for it back afterwards', () => {
    applyHead(headOf(null, context));
    expect(contents('link[rel="canonical"]')).toEqual([]);
    expect(contents('meta[name="robots"]')).toEqual(['noindex, nofollow']);
    applyHead(headOf(route('Home', '/'), context));
    expect(contents('link[rel="canonical"]')).toEqual(['https://www.example.com/']);
  });

  it('has no keywords on a page without any, and has them again afterwards', () => {
    applyHead(headOf(route('Home', '/'), context));
    expect(contents('meta[name="keywords"]')).toEqual(['a']);
    applyHead(headOf({ path: '/admin', indexable: false, head: { title: 'Staff', description: 'Staff only.', keywords: [] } }, context));
    expect(contents('meta[name="keywords"]')).toEqual([]);
    applyHead(headOf(route('Home', '/'), context));
    expect(contents('meta[name="keywords"]')).toEqual(['a']);
  });

  it('has no description rather than an empty one, or that of the page before, until the page is read', () => {
    applyHead(headOf(route('Home', '/'), context));
    applyHead(headOf({ path: '/about', indexable: true, head: { title: 'About', description: '', keywords: [] } }, context));
    expect(document.title).toBe('About | Annuity Lantern');
    expect(contents('meta[name="description"], meta[property="og:description"], meta[name="twitter:description"]')).toEqual([]);
    expect(contents('meta').filter((content) => !content)).toEqual([]);
    expect(contents('meta[property="og:url"], link[rel="canonical"]')).toEqual([
      'https://www.example.com/about',
      'https://www.example.com/about',
    ]);
  });

  it('removes tags of the served page on the first navigation, and not before', () => {
    document.head.innerHTML +=
      '<meta property="og:image" content="served.png"><meta property="og:image:width" content="1200"><link rel="alternate" href="/corrections.xml"><script type="application/ld+json">{}</script>';
    applyHead(headOf(route('Home', '/'), context));
    expect(document.head.querySelectorAll('[property^="og:image"], [rel="alternate"], script')).toHaveLength(4);
    applyHead(headOf(route('Calculator', '/retirement-calculator'), context));
    expect(document.head.querySelectorAll('[property^="og:image"], [rel="alternate"], script')).toHaveLength(0);
    expect(contents('meta[property="og:title"]')).toEqual(['Calculator | Annuity Lantern']);
  });
});

describe('takeServedTags', () => {
  const served =
    '<head><title>Calculator</title><meta name="description" content="About payouts"><meta property="og:image" content="calculator.png"><script type="application/ld+json">{"@graph":[]}</script></head><body></body>';
  const fetchMock = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', fetchMock));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetchMock.mockReset();
  });
  const take = (signal = new AbortController().signal) => takeServedTags('/retirement-calculator', signal);
  const structured = () => [...document.head.querySelectorAll('script')].map(({ textContent }) => textContent);

  it('gives the next page its picture, its description and its structured data', async () => {
    fetchMock.mockResolvedValue(new Response(served));
    await take();
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/retirement-calculator');
    expect(contents('meta[property="og:image"]')).toEqual(['calculator.png']);
    expect(structured()).toEqual(['{"@graph":[]}']);
    expect(contents('meta[name="description"]')).toEqual(['About payouts']);
    expect(document.title).toBe('Served');
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => new Response(served, { status: 500 })],
  ])('adds nothing when the page %s', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    await take();
    expect(structured()).toEqual([]);
  });

  it('adds nothing once the visitor has moved on', async () => {
    fetchMock.mockResolvedValue(new Response(served));
    const left = new AbortController();
    const taken = take(left.signal);
    left.abort();
    await taken;
    expect(structured()).toEqual([]);
  });
});
