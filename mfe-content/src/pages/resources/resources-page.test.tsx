import { forgetReads, HostProvider, type NavigateOptions, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ResourcesPage from './resources-page.tsx';

const resources = [
  ['Fee Checklist', 'Every charge.', 'fees', 'worksheet'],
  ['Claiming Ages', 'The official percentages.', 'social-security', 'pdf'],
  ['Income Riders', 'What a charge is taken from.', 'income-planning', 'guide'],
  ['Inflation', 'A level payment.', 'income-planning', 'fact-sheet'],
  ['A recording', 'To listen to.', 'fees', 'audio'],
].map(([title, description, category, type], index) => ({
  id: `document-${index + 1}`,
  title,
  description,
  category,
  type,
  downloadUrl: `/remotes/mfe-content/resources/document-${index + 1}.pdf`,
  downloadCount: index,
}));

const fetchMock = vi.fn<typeof fetch>();
const navigated = vi.fn<(href: string, options?: NavigateOptions) => void>();
let list: () => Promise<Response>;

beforeEach(() => {
  list = async () => Response.json(resources);
  fetchMock.mockReset();
  fetchMock.mockImplementation((address) =>
    String(address) === '/api/resources' ? list() : Promise.resolve(new Response(null, { status: 204 })),
  );
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Like the shell: writes the address, then notifies the store.
  navigated.mockReset();
  navigated.mockImplementation((href) => publish(href));
  useNavigation.setState({ navigate: navigated });
  publish('/resources');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReads();
});

function publish(href: string) {
  const { pathname, search, hash } = new URL(href, 'http://localhost');
  act(() => useNavigation.setState({ place: { pathname, search, hash } }));
}

const host = sampleHost({ routes: ['resources', 'consultation'].map((id) => sampleRoute(id)) });
const page = (
  <HostProvider host={host}>
    <ResourcesPage />
  </HostProvider>
);

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const search = () => screen.getByLabelText<HTMLInputElement>('Search');
const choice = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const optionsOf = (name: string) => [...choice(name).options].map((option) => option.label);
const type = (text: string) => fireEvent.change(search(), { target: { value: text } });
const choose = (name: string, value: string) => fireEvent.change(choice(name), { target: { value } });

async function open() {
  render(page);
  await screen.findByText('5 resources found');
}

describe('while it loads', () => {
  it('shows six placeholders under the hero, and no count', () => {
    list = () => new Promise(() => {});
    render(page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resource Center');
    expect(document.querySelectorAll('[data-placeholder="resource"]')).toHaveLength(6);
    expect(document.body.textContent).not.toMatch(/found/);
  });

  it('accepts a search, and applies it once the list has loaded', async () => {
    let answer = (_response: Response) => {};
    list = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    render(page);
    type('charge');
    await act(async () => answer(Response.json(resources)));
    expect(await screen.findByText('2 resources found')).toBeTruthy();
  });
});

describe('the list', () => {
  it('fills its filters from the resources', async () => {
    await open();
    expect(search().placeholder).toBe('Search resources by title or topic...');
    expect(optionsOf('Category')).toEqual(['All Categories', 'Fees', 'Income Planning', 'Social Security']);
    expect(optionsOf('Type')).toEqual(['All Types', 'Audio', 'Fact sheet', 'Guide', 'PDF', 'Worksheet']);
    expect([choice('Category').value, choice('Type').value]).toEqual(['all', 'all']);
  });

  it('draws each type with its icon and colour', async () => {
    await open();
    const badges = [...document.querySelectorAll('.badge')];
    expect(badges.map((badge) => [badge.textContent, badge.className.split(' ').at(-1)])).toEqual([
      ['Worksheet', 'leaf'],
      ['PDF', 'brick'],
      ['Guide', 'blue'],
      ['Fact sheet', 'plum'],
      ['Audio', 'grey'],
    ]);
    expect(badges.every((badge) => badge.querySelector('svg'))).toBe(true);
  });

  it('searches title and description, ignoring case', async () => {
    await open();
    type('CHARGE');
    expect(titles()).toEqual(['Fee Checklist', 'Income Riders']);
    expect(screen.getByText('2 resources found').getAttribute('role')).toBe('status');
    type('checklist');
    expect(screen.getByText('1 resource found')).toBeTruthy();
  });

  it('shows only resources that match all filters', async () => {
    await open();
    choose('Category', 'income-planning');
    expect(titles()).toEqual(['Income Riders', 'Inflation']);
    choose('Type', 'fact-sheet');
    expect(titles()).toEqual(['Inflation']);
    type('rider');
    expect(titles()).toEqual([]);
  });

  it('says so when nothing matches, and the button resets all filters', async () => {
    await open();
    type('no such thing');
    expect(screen.getByText('No resources found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search criteria or filters.')).toBeTruthy();
    expect(screen.getByText('0 resources found')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(titles()).toHaveLength(5);
    expect(document.activeElement).toBe(search());
    await waitFor(() => expect(navigated).toHaveBeenCalledWith('/resources', { replace: true, keepScroll: true }));
  });

  it('offers no reset when the library is empty', async () => {
    list = async () => Response.json([]);
    render(page);
    expect(await screen.findByText('No resources found')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['a failed answer', async () => Response.json({ code: 'store_unavailable', message: 'secret words' }, { status: 503 })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['an answer of the wrong shape', async () => Response.json({ data: [] })],
  ])('offers another try after %s', async (_case, failing) => {
    list = failing;
    render(page);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Unable to load resources');
    expect(document.body.textContent).not.toMatch(/secret words|found/);
    list = async () => Response.json(resources);
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('5 resources found')).toBeTruthy();
  });

  it('shows hostile text as text, links to no script, and replaces a foreign or broken picture', async () => {
    const hostile = { ...resources[0], id: 'h', title: '<img src=x onerror=alert(1)>', downloadUrl: 'javascript:alert(1)' };
    const pictured = { ...resources[0], id: 'p', title: 'Pictured', imageUrl: '/remotes/mfe-content/resources/p.png' };
    const foreign = { ...resources[0], id: 'f', title: 'Foreign', type: '__proto__', imageUrl: 'https://elsewhere.example/p.png' };
    list = async () => Response.json([hostile, pictured, foreign]);
    render(page);
    await screen.findByText('3 resources found');
    expect(titles()).toEqual(['<img src=x onerror=alert(1)>', 'Pictured', 'Foreign']);
    expect(screen.getAllByRole('link', { name: /Get Resource/ })).toHaveLength(2);
    const pictures = [...document.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([pictured.imageUrl]);
    fireEvent.error(pictures[0] as HTMLElement);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the address', () => {
  it('restores the filters', async () => {
    publish('/resources?q=a&category=income-planning&type=guide');
    render(page);
    expect(await screen.findByText('1 resource found')).toBeTruthy();
    expect([search().value, choice('Category').value, choice('Type').value]).toEqual(['a', 'income-planning', 'guide']);
    expect(navigated).not.toHaveBeenCalled();
  });

  it('is replaced once per typed word, without a history entry or a jump', async () => {
    await open();
    for (const text of ['r', 'ri', 'rid', 'rider']) type(text);
    await waitFor(() => expect(navigated).toHaveBeenCalled());
    expect(navigated.mock.calls).toEqual([['/resources?q=rider', { replace: true, keepScroll: true }]]);
    expect(titles()).toEqual(['Income Riders']);
  });

  it('is followed when it changes', async () => {
    await open();
    choose('Type', 'pdf');
    await waitFor(() => expect(navigated).toHaveBeenCalledTimes(1));
    publish('/resources?category=fees');
    expect(titles()).toEqual(['Fee Checklist', 'A recording']);
    expect(choice('Type').value).toBe('all');
  });

  it('with unknown values sets no filter', async () => {
    publish('/resources?category=%3Cscript%3E&type=constructor&page=9');
    render(page);
    expect(await screen.findByText('5 resources found')).toBeTruthy();
    expect([choice('Category').value, choice('Type').value]).toEqual(['all', 'all']);
  });

  it('of another page is not changed', async () => {
    vi.useFakeTimers();
    try {
      render(page);
      type('fee');
      publish('/about');
      vi.advanceTimersByTime(1000);
      expect(navigated).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('Get Resource', () => {
  it('opens a new tab and counts once, even when clicked twice in a row', async () => {
    await open();
    const link = screen.getByRole('link', { name: /^Get Resource: Claiming Ages/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/remotes/mfe-content/resources/document-2.pdf', '_blank']);
    expect(fireEvent.click(link, { detail: 1 })).toBe(true);
    expect(fireEvent.click(link, { detail: 2 })).toBe(false);
    const counted = fetchMock.mock.calls.filter(([address]) => address === '/api/resources/document-2/download');
    expect(counted).toHaveLength(1);
    expect(counted[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  });
});

describe('a long list', () => {
  it('is rendered in steps of 30, moves focus to the first new resource, and starts over for a new search', async () => {
    list = async () =>
      Response.json(
        Array.from({ length: 10_000 }, (_, index) => ({ ...resources[0], id: `r-${index}`, title: `Document number ${index + 1}` })),
      );
    render(page);
    await screen.findByText('10,000 resources found');
    expect(titles()).toHaveLength(30);
    fireEvent.click(screen.getByRole('button', { name: 'Show 30 more' }));
    expect(titles()).toHaveLength(60);
    expect(document.activeElement?.textContent).toContain('Document number 31');
    type('number 99');
    expect(screen.getByText('111 resources found')).toBeTruthy();
    expect(titles()).toHaveLength(30);
    type('number 999');
    expect(titles()).toHaveLength(11);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });
});

describe('the call to action', () => {
  it('leads to the consultation form', async () => {
    await open();
    const guidance = within(screen.getByRole('region', { name: 'Need Personalized Guidance?' }));
    const way = guidance.getByRole('link');
    expect(way.textContent).toBe('Schedule a ConsultationGet Consultation');
    fireEvent.click(way);
    expect(navigated.mock.calls.map(([href]) => href)).toEqual(['/consultation#consultation-form']);
  });
});

describe('the served page', () => {
  it('has everything but the list, and text typed before hydration wins over the link', async () => {
    const { root, hydrate } = serve(page);
    expect(root.innerHTML.match(/data-placeholder="resource"/g)).toHaveLength(6);
    expect(root.innerHTML).toMatch(/<noscript>.*1-800-555-0199.*<\/noscript>/);
    expect(root.innerHTML).not.toMatch(/\sstyle=/);
    (root.querySelector('input') as HTMLInputElement).value = 'rider';
    await hydrate(() => publish('/resources?q=inflation'));
    expect(await within(root).findByText('1 resource found')).toBeTruthy();
    expect(titles()).toEqual(['Income Riders']);
  });
});
