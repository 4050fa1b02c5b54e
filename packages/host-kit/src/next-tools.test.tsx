import { render, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HostProvider } from './host-data.tsx';
import { useNavigation } from './navigation.tsx';
import { carryFrom, NextTools, useCarriedFrom } from './next-tools.tsx';
import { sampleHost, sampleRoute } from './sample-host.ts';

function open(ids: readonly string[]) {
  const host = sampleHost({ routes: ids.map((id) => sampleRoute(id, `/at/${id}`)) });
  render(
    <HostProvider host={host}>
      <NextTools after="contract-check" />
    </HostProvider>,
  );
}

it('links to the two next tools by question and name, also to a section of a page', () => {
  open(['annuity-comparison', 'annuity-alert']);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Which annuity leaves me with more money? Annuity comparison', '/at/annuity-comparison'],
    ['What does “8% guaranteed” really pay me? Roll-up decoder', '/at/annuity-alert#roll-up-decoder'],
  ]);
});

it('renders nothing while no remote serves either of them', () => {
  open(['contract-check']);
  expect(document.querySelector('nav')).toBeNull();
});

it('tells the page that a link opens where its numbers came from, once', () => {
  carryFrom('retirement-calculator', '#amount=100000');
  useNavigation.setState({ place: { pathname: '/', search: '', hash: '#amount=100000' } });
  expect(renderHook(useCarriedFrom).result.current).toBe('retirement-calculator');
  expect(renderHook(useCarriedFrom).result.current).toBeNull();
});

it('says nothing on a page that was opened another way', () => {
  useNavigation.setState({ place: { pathname: '/', search: '', hash: '' } });
  carryFrom('retirement-calculator', '#amount=100000');
  expect(renderHook(useCarriedFrom).result.current).toBeNull();
});
