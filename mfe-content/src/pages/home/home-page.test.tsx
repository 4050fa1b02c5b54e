import { forgetReads, HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { sampleSite } from '@annuity-lantern/site/sample';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import HomePage from './home-page.tsx';

const resources = Array.from({ length: 7 }, (_, index) => ({
  id: `document-${index + 1}`,
  title: `Document ${index + 1}`,
  description: 'What it is about.',
  category: 'fees',
  type: ['pdf', 'worksheet', 'guide', 'fact-sheet', 'call-script', '', 'guide'][index],
  downloadUrl: `/remotes/mfe-content/resources/document-${index + 1}.html`,
  downloadCount: index === 0 ? 1248 : index,
}));
const insight = {
  title: 'An idea',
  description: 'Why.',
  category: 'Planning',
  readTime: '2 min',
  date: '2026-03-05',
  color: 'teal',
  image: 'ladder',
  link: 'https://example.com/idea',
};

const fetchMock = vi.fn<typeof fetch>();
let answers: Record<string, () => Promise<Response>>;

beforeEach(() => {
  answers = {
    '/api/resources': async () => Response.json(resources),
    '/api/blog-insights': async () => Response.json([insight]),
  };
  fetchMock.mockReset();
  fetchMock.mockImplementation((address) => {
    const answer = answers[String(address)];
    return answer ? answer() : Promise.reject(new TypeError(`nothing answers ${address}`));
  });
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReads();
});

const unavailable = async () => Response.json({ code: 'store_unavailable', message: 'secret words of the server' }, { status: 503 });
const never = () => new Promise<Response>(() => {});
const region = (name: string) => within(screen.getByRole('region', { name }));
const placeholders = (kind: string) => document.querySelectorAll(`[data-placeholder="${kind}"]`);

const routesNow = ['home', 'figures', 'retirement-calculator', 'consultation'];

function page(ids: readonly string[] = routesNow, showSamples = true) {
  return (
    <HostProvider host={sampleHost({ routes: ids.map((id) => sampleRoute(id)), site: { showSamples } })}>
      <HomePage />
    </HostProvider>
  );
}

const open = (...given: Parameters<typeof page>) => render(page(...given));

/** The headings and sentences of cards that come only after "Show the figures as a table". */
function wordsAfterTables(name: string) {
  const tables = region(name).getAllByText('Show the figures as a table');
  expect(tables.length).toBeGreaterThan(1);
  return tables.flatMap((table) =>
    [...(table.closest('li')?.querySelectorAll('h3, p') ?? [])]
      .filter((words) => table.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map(({ textContent }) => textContent),
  );
}

describe('the hero', () => {
  it('has one heading, and one button while neither comparison nor review exists', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Read the annuity in good light.']);
    const hero = document.querySelector('h1')?.parentElement as HTMLElement;
    expect(
      within(hero)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Open the calculator', '/retirement-calculator']]);
    expect(within(hero).getByText('You see every result before we ask who you are.')).toBeTruthy();
  });

  it.each([
    [
      ['annuity-comparison', 'annuity-review'],
      ['Compare Annuities', 'Review Your Annuity'],
    ],
    [['annuity-comparison'], ['Compare Annuities']],
    [['annuity-review'], ['Review Your Annuity']],
  ])('with %j has the buttons %j', (more, buttons) => {
    open([...routesNow, ...more]);
    const hero = document.querySelector('h1')?.parentElement as HTMLElement;
    expect(
      within(hero)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(buttons);
  });

  it('says in words what its drawing shows', () => {
    open();
    expect(screen.getByRole('img', { name: /The Income Base cannot be withdrawn and is not paid at death/ })).toBeTruthy();
  });
});

it('says once who calls', () => {
  open();
  expect(
    document.body.textContent?.split('The person who calls is a licensed insurance agent, paid by commission if you buy.'),
  ).toHaveLength(2);
});

describe('the question below the hero', () => {
  const question = 'Where are you with your annuity?';
  const ways = () => {
    const block = screen.getByRole('heading', { name: question }).parentElement as HTMLElement;
    return within(block)
      .getAllByRole('listitem')
      .map((item) => [
        item.firstElementChild?.textContent,
        ...within(item)
          .getAllByRole('link')
          .map((link) => `${link.textContent}: ${link.getAttribute('href')}`),
      ]);
  };

  it('leads each answer to its tools', () => {
    open([...routesNow, 'comparison-tools', 'contract-check', 'leave-or-stay', 'free-look', 'renewal-window', 'inherited-annuity']);
    expect(ways()).toEqual([
      ['I’m about to buy', 'Rate comparison: /comparison-tools', 'Payout calculator: /retirement-calculator'],
      ['I own one', 'Contract check: /contract-check', 'Leave or stay: /leave-or-stay'],
      ['I just signed', 'Free-look helper: /free-look'],
      ['My term is ending', 'Renewal guide: /renewal-window'],
      ['I inherited one', 'Inherited annuity guide: /inherited-annuity'],
    ]);
  });

  it('leaves out an answer without a page, and itself without any', () => {
    open();
    expect(ways()).toEqual([['I’m about to buy', 'Payout calculator: /retirement-calculator']]);
    cleanup();
    open(['home']);
    expect(screen.queryByRole('heading', { name: question })).toBeNull();
  });
});

describe('the trust strip', () => {
  it('has six figures of the claims and the way to their sources', () => {
    open();
    const strip = screen.getByRole('link', { name: 'Where each figure comes from' });
    expect(strip.getAttribute('href')).toBe('/figures');
    expect(
      within(strip.parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '500+ annuity products analyzed Sample',
      'Since 2011 serving people near retirement Sample',
      '12,000+ advisors in the parent network Sample',
      '98% client satisfaction Sample',
      '24 hours until a specialist contacts you, on working days',
      '$0 for the consultation',
    ]);
  });
});

describe('tools and services', () => {
  it('draws the calculator with the true numbers of its table', () => {
    open();
    const tools = region('Professional Analysis Tools');
    expect(tools.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Retirement Income Calculator']);
    expect(tools.getByText(/\$200,000 at 65 pays \$1,100 a month/)).toBeTruthy();
    expect(tools.getAllByRole('img', { name: /6\.0% at 60, 6\.6% at 65, 9\.3% at 80/ }).length).toBeGreaterThan(0);
    expect(tools.getByRole('link', { name: 'Open the calculator' }).getAttribute('href')).toBe('/retirement-calculator');
  });

  it('has four tools once each has its page, drawn with figures that are worked out', () => {
    open([...routesNow, 'annuity-comparison', 'contract-check', 'income-planning']);
    const tools = region('Professional Analysis Tools');
    expect(tools.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Retirement Income Calculator',
      'Annuity Comparison',
      'Bad-Annuity Identifier',
      'Income Planning Optimizer',
    ]);
    for (const name of ['Payout calculator', 'Contract check', 'Income planner']) expect(tools.getByText(name)).toBeTruthy();
    expect(tools.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/retirement-calculator',
      '/annuity-comparison',
      '/contract-check',
      '/income-planning',
    ]);
    expect(
      tools.getByRole('img', {
        name: /guaranteed rate \$129,462, Index, 6% cap \$100,000 to \$133,823, Index, 8% cap, rider \$93,904 to \$137,976/,
      }),
    ).toBeTruthy();
    expect(tools.getByRole('img', { name: /a warning from 3%, severe from 4%.*over 7 years, severe over 10/ })).toBeTruthy();
    expect(
      tools.getByRole('img', { name: /level annuity of \$2,917 from 67 buys what \$2,578 buys today, and at 94 what \$1,323 buys/ }),
    ).toBeTruthy();
  });

  it('has the figures of each drawing as a table', () => {
    open([...routesNow, 'annuity-comparison', 'contract-check', 'income-planning']);
    const lastRow = (caption: RegExp) => {
      const rows = within(
        within(region('Professional Analysis Tools').getByRole('group', { name: caption, hidden: true })).getByRole('table', {
          hidden: true,
        }),
      ).getAllByRole('row', { hidden: true });
      return [...(rows.at(-1)?.children ?? [])].map((cell) => cell.textContent);
    };
    expect(lastRow(/payout by start age/)).toEqual(['80', '9.30%']);
    expect(lastRow(/can be worth after 5 years/)).toEqual(['Index, 8% cap, rider', '$93,904', '$137,976']);
    expect(lastRow(/^Our limits/)).toEqual(['Surrender period', 'over 7 years', 'over 10 years', '12 years']);
    expect(lastRow(/^Monthly income/)).toEqual(['94', '$2,500', '$1,323']);
  });

  it('has the table of each drawing after the words of its card', () => {
    open([...routesNow, 'annuity-comparison', 'contract-check', 'income-planning']);
    expect(wordsAfterTables('Professional Analysis Tools')).toEqual([]);
  });

  it('leaves out what has no page', () => {
    open(['home']);
    expect(screen.queryByRole('region', { name: 'Professional Analysis Tools' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'What we do for you' })).toBeNull();
    expect(screen.queryByRole('link', { name: /calculator|Consultation|figure/i })).toBeNull();
  });

  it('leads to the consultation form from the service and from the call to action', () => {
    open();
    const ways = region('What we do for you').getAllByRole('link', { name: 'Get Consultation' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/consultation#consultation-form', '/consultation#consultation-form']);
  });

  it('shows further services with their pages', () => {
    open([...routesNow, 'annuity-review', 'annuity-alert', 'fia-mastery']);
    expect(region('What we do for you').getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });
});

describe('testimonials', () => {
  it('are four, said to be samples', () => {
    open();
    const section = region('In their words');
    expect(section.getAllByRole('listitem')).toHaveLength(4);
    expect(section.getByText('Sample testimonials')).toBeTruthy();
  });

  it('are left out where sample people may not be shown', () => {
    open(routesNow, false);
    expect(screen.queryByText('In their words')).toBeNull();
  });
});

describe('the resource library', () => {
  it('draws six placeholders while it loads', () => {
    answers['/api/resources'] = never;
    open();
    expect(placeholders('resource')).toHaveLength(6);
    expect(region('Resource library').getByRole('status').textContent).toBe('Loading resources');
  });

  it('shows the first six with badge, visits and a link that opens a new tab', async () => {
    open();
    await screen.findByText('1,248 visits');
    // The others have fewer than five.
    const counts = region('Resource library').getAllByText(/visits?$/);
    expect(counts.map(({ textContent }) => textContent)).toEqual(['1,248 visits', '5 visits']);
    const items = region('Resource library').getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(
      resources.slice(0, 6).map((resource) => resource.title),
    );
    expect(items.map((item) => item.querySelector('.badge')?.textContent)).toEqual([
      'PDF',
      'Worksheet',
      'Guide',
      'Fact sheet',
      'Call script',
      'Document',
    ]);
    expect(items.map((item) => item.querySelector('.badge')?.className.split(' ').at(-1))).toEqual([
      'brick',
      'leaf',
      'blue',
      'plum',
      'grey',
      'grey',
    ]);
    const link = within(items[0] as HTMLElement).getByRole('link', { name: /^Get Resource: Document 1/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '/remotes/mfe-content/resources/document-1.html',
      '_blank',
      'noopener',
    ]);
  });

  it('counts a visit with a call that outlives the page', async () => {
    answers['/api/resources/document-2/download'] = async () => new Response(null, { status: 204 });
    open();
    fireEvent.click(await screen.findByRole('link', { name: /^Get Resource: Document 2/ }));
    const counted = fetchMock.mock.calls.find(([address]) => address === '/api/resources/document-2/download');
    expect(counted?.[1]).toMatchObject({ method: 'POST', keepalive: true });
    expect(counted?.[1]?.body).toBeUndefined();
  });

  it('says nothing when the visit could not be counted', async () => {
    answers['/api/resources/document-2/download'] = unavailable;
    open();
    const link = await screen.findByRole('link', { name: /^Get Resource: Document 2/ });
    const before = document.body.innerHTML;
    fireEvent.click(link);
    await waitFor(() => expect(console.warn).toHaveBeenCalledWith('A visit to a resource was not counted.', expect.anything()));
    expect(document.body.innerHTML).toBe(before);
  });

  it('says so when there is none', async () => {
    answers['/api/resources'] = async () => Response.json([]);
    open();
    expect(await screen.findByText('No resources found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search criteria or filters.')).toBeTruthy();
    expect(placeholders('resource')).toHaveLength(0);
  });

  it('offers another try when the call fails, and recovers; the server is not quoted', async () => {
    answers['/api/resources'] = unavailable;
    open();
    const alert = await region('Resource library').findByRole('alert');
    expect(alert.textContent).toContain('Unable to load resources');
    expect(alert.textContent).toContain('Please try refreshing or contact support if the issue persists.');
    expect(document.body.textContent).not.toContain('secret words');
    answers['/api/resources'] = async () => Response.json(resources);
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Document 6')).toBeTruthy();
    expect(screen.queryByText('Document 7')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('insights', () => {
  const builtIn = [
    'A ladder of three contracts, not one long promise',
    'What a level $1,000 buys at 3% inflation',
    'How long you have to change your mind',
  ];
  const titles = () =>
    region('Insights')
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it('draw three placeholders while they load', () => {
    answers['/api/blog-insights'] = never;
    open();
    expect(placeholders('insight')).toHaveLength(3);
  });

  it('show at most three, each with its day and its article', async () => {
    answers['/api/blog-insights'] = async () =>
      Response.json([1, 2, 3, 4].map((number) => ({ ...insight, title: `Idea ${number}`, image: number === 2 ? 'unknown' : 'ladder' })));
    open();
    await screen.findByText('Idea 1');
    expect(titles()).toEqual(['Idea 1', 'Idea 2', 'Idea 3']);
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-05');
    const link = screen.getByRole('link', { name: /^Read the article: Idea 1: example.com/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://example.com/idea', '_blank']);
  });

  it.each([
    ['a failed answer', unavailable],
    ['no answer at all', () => Promise.reject(new TypeError('offline'))],
    ['an answer of the wrong shape', async () => Response.json({ articles: [] })],
  ])('fall back to the built-in articles after %s, without a word to the visitor', async (_case, answer) => {
    answers['/api/blog-insights'] = answer;
    open();
    await screen.findByText(builtIn[0] as string);
    expect(titles()).toEqual(builtIn);
    expect(region('Insights').queryByRole('alert')).toBeNull();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    const link = screen.getByRole('link', { name: new RegExp(`^Read more: A ladder.*: ${sampleSite.links.educationSite.label}`) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([sampleSite.links.educationSite.url, '_blank']);
  });

  it.each([
    ['no insight', async () => Response.json([])],
    ['a failed answer', unavailable],
  ])('are left out with their heading on the production host after %s', async (_case, answer) => {
    answers['/api/blog-insights'] = answer;
    open(routesNow, false);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Insights' })).toBeNull());
    expect(screen.queryByText(builtIn[0] as string)).toBeNull();
  });

  it('show on the production host what its operator published', async () => {
    open(routesNow, false);
    await screen.findByText('An idea');
    expect(titles()).toEqual(['An idea']);
  });

  it('state true arithmetic on their covers', async () => {
    answers['/api/blog-insights'] = unavailable;
    open();
    await screen.findByText(builtIn[0] as string);
    // The top rung of the ladder has a surrender period of seven years.
    expect(screen.getByText(/after three, five and seven years\. Only the last third waits the full seven\./)).toBeTruthy();
    expect(
      screen.getAllByRole('img', { name: /\$35,027 after 3 years, \$38,839 after 5 years, \$43,065 after 7 years/ }).length,
    ).toBeGreaterThan(0);
    expect(
      screen.getByRole('img', { name: /\$1,000 today, \$744 after 10 years, \$554 after 20 years, \$412 after 30 years/ }),
    ).toBeTruthy();
    expect(wordsAfterTables('Insights')).toEqual([]);
    const cells = (caption: string) =>
      [...screen.getByRole('group', { name: caption, hidden: true }).querySelectorAll('td')].map((cell) => cell.textContent);
    expect(cells('Three contracts of $30,000 at 5.30%')).toEqual(['$35,027', '$38,839', '$43,065']);
    expect(cells('What $1,000 a month buys at 3% inflation')).toEqual(['$1,000', '$744', '$554', '$412']);
  });
});

describe('the served page', () => {
  it('holds placeholders, a way to call without JavaScript, and no style attribute', () => {
    const html = renderToString(page());
    expect(html.match(/data-placeholder="resource"/g)).toHaveLength(6);
    expect(html.match(/data-placeholder="insight"/g)).toHaveLength(3);
    expect(html).toMatch(/<noscript>.*1-800-555-0199.*<\/noscript>/);
    expect(html).not.toMatch(/\sstyle=/);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('hydrates without a difference', async () => {
    const { root, hydrate } = serve(page());
    await hydrate();
    await within(root).findByText('Document 6');
  });
});
