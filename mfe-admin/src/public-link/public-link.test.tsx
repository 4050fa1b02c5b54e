import { HostProvider } from '@annuity-lantern/host-kit';
import { type SampleHost, sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PublicLink } from './public-link.tsx';

function linkIn(host: SampleHost): string | null | undefined {
  render(
    <HostProvider host={sampleHost(host)}>
      <PublicLink to="comparison-tools" suffix="#years=5">
        As visitors see it
      </PublicLink>
    </HostProvider>,
  );
  return screen.queryByRole('link')?.getAttribute('href');
}

const routes = [sampleRoute('comparison-tools')];

it('leads to a page of the same host', () => {
  expect(linkIn({ routes })).toBe('/comparison-tools#years=5');
});

it('leads to the public host from a host of the desk alone', () => {
  expect(linkIn({ routes, pagesOrigin: 'https://www.example.com' })).toBe('https://www.example.com/comparison-tools#years=5');
});

it('is left out when no remote serves the page', () => {
  expect(linkIn({})).toBeUndefined();
});
