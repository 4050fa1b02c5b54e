import { sampleSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { renderFragment } from './server.ts';

it.each(routes)('the finished page of $path reads as American English, with nothing that a program left', ({ id, head }) => {
  const html = renderFragment(id, {
    routes: routes.map((route) => ({ ...route, remote: 'mfe-tools' })),
    site: { ...sampleSite, showSamplePeople: true },
    publicOrigin: 'https://example.org',
    indexing: false,
    analytics: false,
  });
  const page = document.createElement('main');
  page.innerHTML = html?.replaceAll('noscript>', 'div>') ?? '';
  expect(page.textContent).not.toBe('');
  expect(findTextFaults([head.title, head.description, ...head.keywords, readText(page)].join('\n'))).toEqual([]);
});
