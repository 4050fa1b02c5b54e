import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShapes } from './use-shapes.ts';

function Shapes() {
  return <p>{useShapes().join(' and ')}</p>;
}

let width = 1280;
const watchers = new Set<() => void>();

function resize(to: number): void {
  width = to;
  for (const watcher of watchers) watcher();
}

beforeEach(() => {
  width = 1280;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width <= Number(/\(max-width: (\d+)px\)/.exec(query)?.[1]);
    },
    addEventListener: (_: string, watcher: () => void) => watchers.add(watcher),
    removeEventListener: (_: string, watcher: () => void) => watchers.delete(watcher),
  }));
});

afterEach(() => vi.unstubAllGlobals());

it('renders the shape that fits the window after each resize', () => {
  const { container, unmount } = render(<Shapes />);
  expect(container.textContent).toBe('wide');
  act(() => resize(900));
  expect(container.textContent).toBe('narrow');
  act(() => resize(901));
  expect(container.textContent).toBe('wide');
  unmount();
  expect(watchers.size).toBe(0);
});

it('renders both shapes while the page is printed', () => {
  const { container } = render(<Shapes />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(container.textContent).toBe('wide and narrow');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(container.textContent).toBe('wide');
});

it('renders both shapes where the width is unknown', () => {
  expect(renderToString(<Shapes />)).toBe('<p>wide and narrow</p>');
  vi.stubGlobal('matchMedia', undefined);
  expect(render(<Shapes />).container.textContent).toBe('wide and narrow');
});
