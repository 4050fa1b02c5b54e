import { adoptComfort, chooseComfort, isDark, useComfort } from '@annuity-lantern/host-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const root = document.documentElement;

/** Makes these media queries true of the device. */
function system(...wishes: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: wishes.includes(query) }));
}

async function boot(): Promise<void> {
  vi.resetModules();
  for (const name of ['theme', 'system', 'text', 'contrast', 'plain']) delete root.dataset[name];
  await import('./boot.ts');
}

beforeEach(() => {
  system();
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
  system('(prefers-contrast: more)');
  await boot();
  expect(root.dataset.contrast).toBe('higher');
  chooseComfort('contrast', 'normal');
  await boot();
  expect(root.dataset.contrast).toBe('normal');
});

it('is light until the reader has chosen, and follows the device once they have chosen that', async () => {
  system('(prefers-color-scheme: dark)');
  await boot();
  expect(root.dataset.theme).toBeUndefined();
  chooseComfort('theme', 'system');
  expect(root.dataset.theme).toBe('dark');
  await boot();
  expect(root.dataset.theme).toBe('dark');
  adoptComfort();
  expect(useComfort.getState().theme).toBe('system');
  expect(isDark(useComfort.getState())).toBe(true);
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
