import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { expect, it } from 'vitest';
import { navigationItems } from './chrome/navigation-items.ts';
import { renderApp } from './server.tsx';

it('renders the 404 page for an address without a route', () => {
  const host = sampleHost({ routes: navigationItems.map(({ id }) => sampleRoute(id)) });
  const root = document.createElement('div');
  root.innerHTML = renderApp({ host, pathname: '/nowhere', fragment: null });
  const text = readText(root);
  expect(text).toContain('Page Not Found\nDid you forget to add the page to the router?');
  expect(text).toContain('Other organizations run these pages. They are not part of this site.\nFind an advisor: FINRA BrokerCheck');
  expect(findTextFaults(text)).toEqual([]);
});
