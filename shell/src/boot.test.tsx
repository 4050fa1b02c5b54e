import { adoptComfort, chooseComfort, useComfort } from '@annuity-lantern/host-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const root = document.documentElement;

function system({ prefersContrast }: { prefersContrast: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefersContrast && query === '(prefers-contrast: more)' }));
}

async function boot(): Promise<void> {
  vi.resetModules();
  for (const name of ['theme', 'text', 'contrast', 'plain']) delete root.dataset[name];
  await import('./boot.ts');
}

beforeEach(() => {
  system({ prefersContrast: false });
  vi.stubGlobal('CSS', { supports: () => true });
});
afterEach(() => vi.unstubAllGlobals());

it('puts every choice of the store on <html> again, and the store takes it over', async () => {
  chooseComfort('theme', 'dark');
  chooseComfort('text', '130');
  chooseComfort('contrast', 'higher');
  await boot();
  expect({ ...root.dataset }).toEqual({ theme: 'dark', text: '130', contrast: 'higher' });
  useComfort.setState({ theme: 'light', text: '100', contrast: 'normal' });
  adoptComfort();
  expect(useComfort.getState()).toEqual({ theme: 'dark', text: '130', contrast: 'higher' });
});

it('takes the contrast from the system until the reader has chosen', async () => {
  system({ prefersContrast: true });
  await boot();
  expect(root.dataset.contrast).toBe('higher');
  chooseComfort('contrast', 'normal');
  await boot();
  expect(root.dataset.contrast).toBe('normal');
});

it('keeps the default look without choices or without storage', async () => {
  await boot();
  expect({ ...root.dataset }).toEqual({});
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('switched off');
    },
    clear: () => undefined,
  });
  await boot();
  expect({ ...root.dataset }).toEqual({});
});

it('marks a browser without `:has()` as too old for our scripts', async () => {
  vi.stubGlobal('CSS', { supports: (condition: string) => condition !== 'selector(:has(a))' });
  await boot();
  expect({ ...root.dataset }).toEqual({ plain: '' });
});
