import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Near } from './near.tsx';
import { useNear } from './use-near.ts';

const page = (
  <Near height="40rem">
    <p>Far down</p>
  </Near>
);

let comesNear: (isIntersecting: boolean) => void = () => {};
const disconnect = vi.fn();

class Observer {
  private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(tell: Observer['tell']) {
    this.tell = tell;
  }
  observe() {
    comesNear = (isIntersecting) => act(() => this.tell([{ isIntersecting }]));
  }
  disconnect = disconnect;
}

function placeAt(top: number, width = 390): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: top, width }));
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  disconnect.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Near', () => {
  it('is in a served page', () => {
    expect(renderToString(page)).toBe('<p>Far down</p>');
  });

  it('is drawn at once less than a window below the window', () => {
    placeAt(2 * window.innerHeight - 1);
    render(page);
    expect(screen.getByText('Far down')).toBeDefined();
  });

  it('keeps its place further down, and is drawn when the reader comes near', () => {
    placeAt(2 * window.innerHeight);
    const { container } = render(page);
    expect(container.innerHTML).toBe('<div style="min-height: 40rem;"></div>');
    comesNear(false);
    expect(screen.queryByText('Far down')).toBeNull();
    comesNear(true);
    expect(container.innerHTML).toBe('<p>Far down</p>');
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('is not drawn in what is hidden, until that is shown', () => {
    placeAt(0, 0);
    render(page);
    expect(screen.queryByText('Far down')).toBeNull();
    comesNear(true);
    expect(screen.getByText('Far down')).toBeDefined();
  });

  it('is on paper, wherever the reader is', () => {
    placeAt(2 * window.innerHeight);
    render(page);
    act(() => window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Far down')).toBeDefined();
    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Far down')).toBeNull();
  });

  it('is drawn at once by a browser that cannot tell', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    placeAt(2 * window.innerHeight);
    render(page);
    expect(screen.getByText('Far down')).toBeDefined();
  });

  it('is near from the start where its caller says so', () => {
    const Late = () => {
      const [place, isNear] = useNear(true);
      return isNear ? <p>Late</p> : <div ref={place} />;
    };
    placeAt(2 * window.innerHeight);
    expect(render(<Late />).container.innerHTML).toBe('<p>Late</p>');
  });
});
