import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { later } from './later.ts';
import { Part } from './part.tsx';
import { useLater } from './use-later.ts';

afterEach(() => vi.restoreAllMocks());

describe('later', () => {
  it('loads once', async () => {
    const load = vi.fn(async () => 'code');
    const get = later(load);
    expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('answers undefined for code that does not load, and tries again at the next call', async () => {
    const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('refused'));
    const get = later(load);
    expect(await get()).toBeUndefined();
    expect(await get()).toBe('code');
  });
});

describe('useLater', () => {
  const code = { words: 'Loaded' };

  function Shown({ load, need }: { readonly load: () => Promise<typeof code | undefined>; readonly need: unknown }) {
    return useLater(load, need)?.words ?? 'Not loaded';
  }

  it('loads nothing until it is needed', async () => {
    const load = vi.fn(later(async () => code));
    const { rerender } = render(<Shown load={load} need={false} />);
    expect(load).not.toHaveBeenCalled();
    await act(async () => rerender(<Shown load={load} need={1} />));
    expect(screen.getByText('Loaded')).toBeTruthy();
  });

  it('tries again at the next need', async () => {
    const load = later(vi.fn(async () => code).mockRejectedValueOnce(new Error('refused')));
    const { rerender } = render(<Shown load={load} need={1} />);
    await act(async () => {});
    expect(screen.getByText('Not loaded')).toBeTruthy();
    await act(async () => rerender(<Shown load={load} need={2} />));
    expect(screen.getByText('Loaded')).toBeTruthy();
  });
});

describe('Part', () => {
  function Broken(): never {
    throw new Error('broken');
  }

  it('leaves out a part that breaks, or shows its fallback, and keeps the rest', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(
      <p>
        <span>Kept</span>
        <Part>
          <Broken />
        </Part>
        <Part fallback={(error) => ` (${error.message})`}>
          <Broken />
        </Part>
      </p>,
    );
    expect(container.textContent).toBe('Kept (broken)');
  });
});
