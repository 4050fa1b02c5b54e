import { forgetReads, HostProvider, type SearchEntry, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { sampleSite } from '@annuity-lantern/site/sample';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as remotes from '../remotes/load-page.ts';
import { SearchPanel } from './search-panel.tsx';

const routes = [
  sampleRoute('tools'),
  sampleRoute('glossary', '/education/glossary'),
  sampleRoute('free-look', '/annuity-alert/free-look'),
  sampleRoute('resources'),
  { ...sampleRoute('admin'), indexable: false },
  { ...sampleRoute('new-page'), head: { title: 'A page added later', description: 'All about zebras.', keywords: ['stripes'] } },
];
const entries: SearchEntry[] = [
  { kind: 'tool', title: 'Free-look helper', text: 'Can I still cancel?', to: 'free-look' },
  ...Array.from({ length: 11 }, (_, place): SearchEntry => {
    return { kind: 'term', title: `Cap ${place}`, text: 'The most it credits.', to: 'glossary', suffix: `#cap-${place}` };
  }),
  { kind: 'term', title: 'Cap of a page that no remote serves', text: '', to: 'lost' },
];
const resource = {
  id: 'r',
  title: 'The Free-Look Period',
  description: 'Days.',
  category: 'your-rights',
  type: 'guide',
  downloadUrl: '/r',
  downloadCount: 0,
};
const article = { title: 'Free look in the news', link: 'https://www.example.com/news', description: 'Days.' };

let answer: (path: string) => Response;
const load = vi.spyOn(remotes, 'loadRemoteModule');
const fetched = vi.fn<typeof fetch>(async (address) => answer(String(address)));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer = (path) => Response.json(path === '/api/resources' ? [resource] : [article]);
  load.mockResolvedValue({ contractVersion: 1, pages: {}, search: async () => ({ entries }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  load.mockReset();
  forgetReads();
});

function open(props: Parameters<typeof SearchPanel>[0] = {}): HTMLElement {
  render(
    <HostProvider host={sampleHost({ routes })}>
      <SearchPanel {...props} />
    </HostProvider>,
  );
  return screen.getByRole('searchbox', { name: 'Search this site' });
}

const type = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
const results = () => screen.queryAllByRole('link').map((link) => [link.textContent?.replace(/\u00a0.*/, ''), link.getAttribute('href')]);

it('finds tools, terms, resources and articles, each group below its heading, and says how many', async () => {
  open();
  type('freelook');
  await screen.findByText('3 results for “freelook”');
  expect(results()).toEqual([
    ['Free-look helper', '/annuity-alert/free-look'],
    ['The Free-Look Period', '/resources?q=The+Free-Look+Period'],
    ['Free look in the news (www.example.com)', 'https://www.example.com/news'],
  ]);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Tools',
    'Resources to print',
    'Articles of other sites',
  ]);
});

it('finds every page of the site by its head alone, once, and none that search engines may not list', async () => {
  open();
  for (const words of ['added later', 'zebra', 'stripes', 'new-page']) {
    type(words);
    await screen.findByText(`1 result for “${words}”`);
    expect(results()).toEqual([['A page added later', '/new-page']]);
  }
  type('admin');
  await screen.findByText('Nothing found for “admin”.');
});

it('shows eight results until more are asked for', async () => {
  open();
  type('cap');
  await screen.findByText('11 results for “cap”');
  expect(results()).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(results()).toHaveLength(11);
});

it('leads from the field through the results by Enter and the arrows, and follows a link in place', async () => {
  const navigate = vi.fn();
  useNavigation.setState({ navigate });
  const onFollow = vi.fn();
  const field = open({ onFollow });
  field.focus();
  type('cap');
  await screen.findByText('11 results for “cap”');
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  press('Enter');
  expect(document.activeElement?.textContent).toBe('Cap 0');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Cap 1');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('link', { name: 'Cap 1' }));
  expect(navigate).toHaveBeenCalledWith('/education/glossary#cap-1', undefined);
  expect(onFollow).toHaveBeenCalledOnce();
});

it.each([{ isComposing: true }, { keyCode: 229 }])('leaves Enter and the arrows to an input method in the field: %j', async (used) => {
  const field = open();
  field.focus();
  type('cap');
  await screen.findByText('11 results for “cap”');
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp']) {
    // Nothing keeps the key from the input method.
    expect(fireEvent.keyDown(field, { key, ...used })).toBe(true);
    expect(document.activeElement).toBe(field);
  }
});

it('names the way to tools, glossary and phone if nothing is found', async () => {
  open();
  type('xylophone');
  await screen.findByText('Nothing found for “xylophone”.');
  expect(results()).toEqual([
    ['All tools', '/tools'],
    ['Glossary', '/education/glossary'],
    ['1-800-555-0199', 'tel:+18005550199'],
  ]);
});

it('searches the pages while everything else fails, names what is missing, and loads it when asked to try again', async () => {
  load.mockRejectedValueOnce(new Error('refused'));
  answer = () => new Response('', { status: 503 });
  open();
  type('zebras');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not search these: /);
  await screen.findByText('We could not search these: tools, lessons and the glossary, resources, articles.');
  expect(results().map(([name]) => name)).toEqual(['A page added later', sampleSite.phone.display]);
  type('xylophone');
  await screen.findByText('Nothing found for “xylophone” in what we could search.');
  answer = (path) => Response.json(path === '/api/resources' ? [resource] : [article]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  type('free look');
  await screen.findByText('3 results for “free look”');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('starts with a suggestion, and says nothing if it finds nothing', async () => {
  open({ suggestion: 'educaton glosary' });
  await screen.findByRole('link', { name: 'glossary' });
  type('free look');
  await screen.findByText('3 results for “free look”');
  type('educaton zebra');
  await screen.findByText(/results for “educaton zebra”/);
});

it('sends and stores nothing that is typed', async () => {
  open();
  type('my secret');
  await screen.findByText('Nothing found for “my secret”.');
  expect(fetched.mock.calls.map(([address]) => String(address)).sort()).toEqual(['/api/education-modules', '/api/resources']);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(window.location.href).not.toContain('secret');
});
