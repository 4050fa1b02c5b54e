import { forgetReads, HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { sampleSite } from '@annuity-lantern/site/sample';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../routes.ts';
import EducationPage from './education-page.tsx';

interface Article {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly category?: string;
  readonly pubDate?: string;
  readonly isSample?: boolean;
}

const article = (number: number, more: Partial<Article> = {}): Article => ({
  title: `Article ${number}`,
  link: `https://www.example.com/articles/${number}`,
  description: 'What it is about.',
  ...more,
});
const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReads();
});

const host = sampleHost({ routes: servedBy('mfe-content', routes) });
const page = (
  <HostProvider host={host}>
    <EducationPage />
  </HostProvider>
);

function open(answer: () => Promise<Response>) {
  fetchMock.mockImplementation(answer);
  return render(page);
}
const withArticles = (list: readonly unknown[]) => open(async () => Response.json(list));

const recent = () => within(screen.getByRole('region', { name: 'Recent articles' }));
const placeholders = () => document.querySelectorAll('[data-placeholder="article"]');

describe('our own pages', () => {
  it('come first: course, guide and glossary', () => {
    withArticles([]);
    const own = within(screen.getByRole('region', { name: 'Start here' }));
    expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/education/fia-mastery',
      '/education/annuity-types',
      '/education/glossary',
    ]);
    expect(own.getByText('10 Lessons, 2.5 Hours')).toBeTruthy();
  });
});

describe('recent articles', () => {
  it('are six placeholders while they load', () => {
    open(() => new Promise(() => {}));
    expect(placeholders()).toHaveLength(6);
    expect(recent().getByRole('status').textContent).toBe('Loading articles');
    expect(screen.queryByText(/Live from/)).toBeNull();
  });

  it('are at most nine, with their host and their count', async () => {
    withArticles(articles(12));
    expect((await screen.findByText(/Showing 9 recent articles/)).parentElement?.textContent).toBe(
      'Live from example.com Showing 9 recent articles',
    );
    expect(
      recent()
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(articles(9).map(({ title }) => title));
    expect(placeholders()).toHaveLength(0);
  });

  it('are two on a phone until the visitor asks for all', async () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media, onchange: null }) as unknown as MediaQueryList;
    try {
      withArticles(articles(9));
      expect(await screen.findByText(/Showing 2 recent articles/)).toBeTruthy();
      expect(recent().getAllByRole('heading', { level: 3 })).toHaveLength(2);
      fireEvent.click(screen.getByRole('button', { name: 'Show all 9 articles' }));
      expect(screen.getByText(/Showing 9 recent articles/)).toBeTruthy();
      expect(recent().getAllByRole('heading', { level: 3 })).toHaveLength(9);
      expect(document.activeElement?.textContent).toContain('Article 3');
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('count the hosts if there are several', async () => {
    withArticles([article(1), article(2, { link: 'https://other.example/2' })]);
    expect(await screen.findByText('Live from 2 sites')).toBeTruthy();
    expect(screen.getByText('other.example')).toBeTruthy();
  });

  it('are called samples where they are, never live', async () => {
    withArticles([article(1, { isSample: true }), article(2)]);
    expect(await screen.findByText('Samples with made-up dates')).toBeTruthy();
    expect(screen.queryByText(/Live from/)).toBeNull();
  });

  it('show category, the date in English and source, and open in a new tab', async () => {
    withArticles([
      article(1, { category: '<![CDATA[Retirement Income]]>', pubDate: '2026-03-05T12:00:00Z', description: 'Don&#8217;t &amp; do' }),
      article(2),
    ]);
    await screen.findByRole('heading', { name: 'Article 1' });
    const [first, second] = recent().getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(first).getByText('Retirement Income')).toBeTruthy();
    expect(within(second).getByText('SafeMoney')).toBeTruthy();
    const time = first.querySelector('time');
    expect(time?.textContent).toBe('March 5, 2026');
    expect(second.querySelector('time')).toBeNull();
    expect(within(first).getByText('Dont do')).toBeTruthy();
    expect(within(first).getByText('example.com')).toBeTruthy();
    const link = within(first).getByRole('link', { name: /^Read More\s*: Article 1/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://www.example.com/articles/1',
      '_blank',
      'noopener',
    ]);
  });

  it('link to the outside blog for all of them', async () => {
    withArticles(articles(1));
    await screen.findByRole('heading', { name: 'Article 1' });
    const link = recent().getByRole('link', { name: /^View All SafeMoney Articles/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([sampleSite.links.educationBlog.url, '_blank']);
    expect(screen.getByText(/Showing 1 recent article$/)).toBeTruthy();
  });

  it('show hostile HTML as text', async () => {
    const hostile = [
      '<script>globalThis.caught = 1</script>',
      '<img src=x onerror="globalThis.caught = 1">',
      '\u202Egnp.exe',
      'W'.repeat(5000),
    ];
    withArticles(hostile.map((title, index) => article(index, { title, description: title, category: title })));
    await screen.findByText(/Showing 4 recent articles/);
    const list = recent().getByRole('list');
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(hostile);
    expect(list.querySelector('script, img, [onerror]')).toBeNull();
    expect(globalThis).not.toHaveProperty('caught');
  });

  it('never link to an address that runs a script: such a list is rejected', async () => {
    withArticles([article(1, { link: 'javascript:alert(1)' })]);
    expect(await screen.findByText('No educational content available')).toBeTruthy();
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });
});

describe('without articles', () => {
  const empty = 'Please check back later for the latest investor.gov articles.';

  it('says so for an empty list, without an error', async () => {
    withArticles([]);
    expect(await screen.findByText('No educational content available')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(empty);
    expect(screen.queryByText('Failed to fetch education modules')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(recent().getByRole('link', { name: /^View All SafeMoney Articles/ })).toBeTruthy();
  });

  it.each([
    ['a failed answer', async () => Response.json({ code: 'store_unavailable', message: 'secret words' }, { status: 503 })],
    ['no answer at all', () => Promise.reject(new TypeError('offline'))],
    ['an answer of the wrong shape', async () => Response.json({ items: [] })],
  ])('%s shows the empty state, raises the failure, logs nothing, and can be tried again', async (_case, answer) => {
    const logs = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
    open(answer as () => Promise<Response>);
    expect(await screen.findByText('No educational content available')).toBeTruthy();
    const state = screen.getByRole('status').textContent;
    expect(state).toContain(empty);
    expect(state).toContain('Failed to fetch education modules');
    expect(document.body.textContent).not.toContain('secret words');
    for (const log of logs) expect(log).not.toHaveBeenCalled();
    fetchMock.mockImplementation(async () => Response.json(articles(2)));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Article 2' })).toBeTruthy();
    expect(screen.queryByText('No educational content available')).toBeNull();
  });

  it('refetches when the browser is back online', async () => {
    open(() => Promise.reject(new TypeError('offline')));
    await screen.findByText('Failed to fetch education modules');
    fetchMock.mockImplementation(async () => Response.json(articles(1)));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Article 1' })).toBeTruthy();
  });
});

describe('the end of the page', () => {
  it('leads to the outside education site', () => {
    withArticles([]);
    const { educationSite } = sampleSite.links;
    const link = screen.getByRole('link', { name: new RegExp(`^Read more: ${educationSite.label}`) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([educationSite.url, '_blank']);
  });
});

describe('the served page', () => {
  it('has six placeholders and a link that works without JavaScript', () => {
    const html = renderToString(page);
    expect(html.match(/data-placeholder="article"/g)).toHaveLength(6);
    expect(html).toMatch(/<noscript>.*1-800-555-0199.*<\/noscript>/);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('hydrates without a difference', async () => {
    fetchMock.mockImplementation(async () => Response.json(articles(2)));
    const { root, hydrate } = serve(page);
    await hydrate();
    await within(root).findByRole('heading', { name: 'Article 2' });
  });
});
