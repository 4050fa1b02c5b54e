import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { render, screen } from '@testing-library/react';
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
