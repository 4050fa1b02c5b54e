import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { routes } from '../../../routes.ts';
import { GlossaryList } from './glossary-list.tsx';

afterEach(() => useNavigation.setState({ place: { pathname: '', search: '', hash: '' } }));

function open(hash: string) {
  useNavigation.setState({ place: { pathname: '/education/glossary', search: '', hash } });
  render(
    <main id="main">
      <HostProvider host={sampleHost({ routes: servedBy('mfe-content', routes) })}>
        <GlossaryList />
      </HostProvider>
    </main>,
    { container: document.body },
  );
}

it('names a term of a link that it does not have', () => {
  open('#zebra');
  expect(screen.getByText('We couldn’t read part of your link: #zebra. Please check what you see here.')).toBeTruthy();
});

it.each(['#free-look', '#letter-f', '#main', ''])('takes "%s" for a place of the page', (hash) => {
  document.body.innerHTML = '<main id="main"></main>';
  open(hash);
  expect(screen.queryByText(/We couldn’t read/)).toBeNull();
});

const row = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id} details`);

it('closes every row but that of the term that the address names', () => {
  open('#free-look');
  expect([...document.querySelectorAll('details')].filter((details) => details.open)).toEqual([row('free-look')]);
});

it('opens the row of a link followed later, and of each term found', () => {
  open('');
  act(() => useNavigation.setState({ place: { pathname: '/education/glossary', search: '', hash: '#cap-rate' } }));
  expect(row('cap-rate')?.open).toBe(true);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'surrender' } });
  const rows = [...document.querySelectorAll('details')];
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter(({ open: isOpen }) => !isOpen)).toEqual([]);
});

it('opens every row for paper, and closes it afterwards', () => {
  open('#free-look');
  fireEvent(window, new Event('beforeprint'));
  expect([...document.querySelectorAll('details')].filter(({ open: isOpen }) => !isOpen)).toEqual([]);
  fireEvent(window, new Event('afterprint'));
  expect([...document.querySelectorAll('details')].filter(({ open: isOpen }) => isOpen)).toEqual([row('free-look')]);
});

it('names each row by its term, in a heading', () => {
  open('');
  expect(screen.getByRole('heading', { level: 3, name: 'Cap rate' }).closest('summary')).toBeTruthy();
});

it('leads from the letters back to the search field', () => {
  open('');
  fireEvent.click(screen.getByRole('button', { name: 'Search the glossary' }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search the glossary' }));
});
