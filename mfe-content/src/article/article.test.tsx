import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Article } from './article.tsx';

const sections = [
  { id: 'first', heading: 'The first part', body: <p>One.</p>, aside: <p>A note.</p> },
  { id: 'second', heading: 'The second part', body: <p>Two.</p> },
];

/** Simulates which sections cross the reading line. */
let report: (crossing: Readonly<Record<string, boolean>>) => void;

function openArticle() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly unknown[]) => void) {
        report = (crossing) =>
          tell(Object.entries(crossing).map(([id, isIntersecting]) => ({ target: document.getElementById(id), isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
  const host = sampleHost();
  render(
    <HostProvider host={host}>
      <Article title="A long page" kicker="Guide" lead={<p>In short.</p>} meta={<p>Today</p>} sections={sections} />
    </HostProvider>,
  );
}

afterEach(() => vi.unstubAllGlobals());

const current = () =>
  within(screen.getByRole('navigation', { name: 'Contents', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

describe('Article', () => {
  it('has a region for each section, named by its heading, with its note', () => {
    openArticle();
    const first = screen.getByRole('region', { name: 'The first part' });
    expect(within(first).getByRole('complementary').textContent).toBe('A note.');
    expect(screen.getByRole('region', { name: 'The second part' }).id).toBe('second');
  });

  it('marks the section that is being read, and keeps the mark between two', () => {
    openArticle();
    expect(current()).toEqual([]);
    act(() => report({ first: false, second: false }));
    expect(current()).toEqual(['The first part']);
    act(() => report({ first: true }));
    act(() => report({ first: false, second: true }));
    expect(current()).toEqual(['The second part']);
    act(() => report({ second: false }));
    expect(current()).toEqual(['The second part']);
  });

  it('folds its sections below their headings, and opens the one that the address names', () => {
    useNavigation.setState({ place: { pathname: '/', search: '', hash: '#second' } });
    render(
      <HostProvider host={sampleHost()}>
        <Article title="A long page" sections={sections} folded />
      </HostProvider>,
    );
    const folds = sections.map(({ id }) => document.getElementById(id) as HTMLDetailsElement);
    expect(folds.map(({ open }) => open)).toEqual([false, true]);
    expect(screen.getByRole('region', { name: 'The first part' }).querySelector('summary h2')?.textContent).toBe('The first part');
    useNavigation.setState({ place: { pathname: '/', search: '', hash: '' } });
  });
});
