import { sampleSite } from '@annuity-lantern/site/sample';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type HostData, HostProvider } from './host-data.tsx';
import { NextTools } from './next-tools.tsx';

function open(ids: readonly string[]) {
  const head = { title: 'A page', description: 'A page.', keywords: [] };
  const routes = ids.map((id) => ({ id, path: `/at/${id}`, remote: 'mfe-tools', indexable: true, head }));
  const host: HostData = {
    routes,
    site: { ...sampleSite, showSamples: true },
    publicOrigin: 'http://localhost',
    indexing: false,
    analytics: false,
  };
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
