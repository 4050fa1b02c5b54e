import { create } from 'zustand';

export type Theme = 'light' | 'dark';

/** Where the blocking boot script and this store keep the choice. */
export const THEME_KEY = 'annuity-lantern.theme';

/** Light until the shell has read the choice from `<html data-theme>`, so that hydration agrees with the served page. */
export const useTheme = create<{ readonly theme: Theme }>(() => ({ theme: 'light' }));

/** Takes over what the boot script put on `<html>` before the first paint. */
export function adoptTheme(): void {
  useTheme.setState({ theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light' });
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  useTheme.setState({ theme });
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be switched off; the choice then holds for this visit.
  }
}
