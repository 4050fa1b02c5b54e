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
  expect(text).toContain('Other organizations run these pages. They are not part of this site.\nFINRA BrokerCheck: It doesn’t list agents');
  expect(findTextFaults(text)).toEqual([]);
});

it('says at the end of each page who receives data, whole, and leads to who that is', () => {
  const host = sampleHost({ routes: [sampleRoute('privacy-policy')] });
  const root = document.createElement('div');
  root.innerHTML = renderApp({ host, pathname: '/nowhere', fragment: null });
  const footer = root.querySelector('footer');
  expect(footer?.textContent).toContain(
    'Your information is shared only with certified professionals, and with the services that carry our mail. Who receives what, and what “certified” means',
  );
  expect(footer?.querySelector('a[href="/privacy-policy#who-reads-it"]')).not.toBeNull();
  expect(footer?.textContent).toContain('It doesn’t list agents who sell only insurance: ask your state’s insurance department first.');
});
