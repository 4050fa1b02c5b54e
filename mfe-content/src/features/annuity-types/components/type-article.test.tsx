import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../routes.ts';
import { renderFragment } from '../../../server.ts';
import { fronts, routeOf, typeIds } from '../model/types.ts';

const host = sampleHost({ routes: servedBy('mfe-content', routes) });

function open(route: string): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = renderFragment(route, host) ?? '';
  return page;
}

const ways = (page: HTMLElement) =>
  [...page.querySelectorAll('nav[aria-label="What to read next"] a')].map((link) => link.getAttribute('href'));

describe.each(typeIds)('the page of the type %s', (id) => {
  const page = open(routeOf(id));
  const sectionOf = (anchor: string) => page.querySelector(`#${anchor}`) as HTMLElement;

  it('explains in the same order how it works, the risks, who it suits, its costs and its red flags', () => {
    expect(fronts[id].sections.map(({ heading }) => heading)).toEqual([
      'How it works',
      'Who carries the risk',
      'Who it suits',
      'What it costs',
      'Red flags',
      'A worked example',
      'Questions to ask',
    ]);
    expect(within(sectionOf('who-it-suits')).getByRole('heading', { name: 'Who it does not suit' })).toBeTruthy();
    expect(within(sectionOf('red-flags')).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(within(sectionOf('a-worked-example')).getAllByRole('row').length).toBeGreaterThan(4);
  });

  it('shows its drawing before the first section', () => {
    const drawing = within(page).getByRole('figure');
    expect(within(drawing).getAllByRole('img')).toHaveLength(2);
    expect(drawing.compareDocumentPosition(sectionOf('how-it-works')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('gives its minutes, the day of its review and its sources', () => {
    expect(within(page).getByText(`${fronts[id].minutes}-minute read`)).toBeTruthy();
    const sources = page.querySelector('section[aria-label="Sources"]') as HTMLElement;
    expect(sources.querySelector('time')?.dateTime).toBe(fronts[id].reviewedOn);
    expect(within(sources).getAllByRole('listitem')).toHaveLength(fronts[id].sources.length);
  });

  it('links to the previous and next type, and to the overview', () => {
    const place = typeIds.indexOf(id);
    const neighbors = [typeIds[place - 1], typeIds[place + 1]].flatMap((other) => (other ? [`/education/annuity-types/${other}`] : []));
    expect(ways(page).slice(0, neighbors.length)).toEqual(neighbors);
    expect(ways(page).at(-1)).toBe('/education/annuity-types');
  });
});
