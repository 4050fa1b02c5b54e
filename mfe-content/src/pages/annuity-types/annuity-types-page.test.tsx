import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { routes } from '../../routes.ts';
import AnnuityTypesPage from './annuity-types-page.tsx';

const types = ['immediate', 'deferred-income', 'multi-year', 'fixed-index', 'variable'];
const pathOf = (type: string) => `/education/annuity-types/${type}`;

const host = sampleHost({ routes: servedBy('mfe-content', routes) });

function openAt(hash: string) {
  const navigate = vi.fn();
  useNavigation.setState({ place: { pathname: '/education/annuity-types', search: '', hash }, navigate });
  render(
    <HostProvider host={host}>
      <AnnuityTypesPage />
    </HostProvider>,
  );
  return navigate;
}

it('links from its table to the page of each type', () => {
  openAt('');
  const table = screen.getByRole('table', { name: 'The five types of annuity compared' });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(types.map(pathOf));
});

it.each(types)('leads the old anchor #%s to the page of that type, and has a link there for browsers without scripts', (type) => {
  const navigate = openAt(`#${type}`);
  expect(navigate.mock.calls).toEqual([[pathOf(type), { replace: true }]]);
  const [link] = within(document.getElementById(type) as HTMLElement).getAllByRole('link');
  expect(link?.getAttribute('href')).toBe(pathOf(type));
});

it.each(['', '#questions'])('stays where it is at the address "%s"', (hash) => {
  expect(openAt(hash)).not.toHaveBeenCalled();
});
