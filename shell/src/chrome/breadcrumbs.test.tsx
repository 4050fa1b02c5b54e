import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Breadcrumbs } from './breadcrumbs.tsx';

const row = (id: string, path: string, parent?: string) => ({
  ...sampleRoute(id, path),
  ...(parent ? { parent } : {}),
  head: { title: `Title of ${id}`, description: id, keywords: [] },
});
const host = sampleHost({
  routes: [row('home', '/'), row('education', '/education'), row('course', '/education/course', 'education'), row('lost', '/lost', 'gone')],
});

function open(path: string) {
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <HostProvider host={host}>
        <Breadcrumbs />
      </HostProvider>
    </Router>,
  );
}

it('links from a subpage up to the home page', () => {
  open('/education/course');
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Title of education', '/education'],
  ]);
});

it.each(['/', '/education', '/lost', '/not/here'])('is not there on %s', (path) => {
  open(path);
  expect(screen.queryByRole('navigation')).toBeNull();
});
