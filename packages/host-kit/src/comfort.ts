import { create } from 'zustand';

/** The reader's choices for the look of pages, default first. Each choice is an attribute of `<html>`, which the styles follow. */
export const comfortChoices = {
  /** `system` follows the device. */
  theme: ['light', 'dark', 'system'],
  /** Percent of the default text size. */
  text: ['100', '115', '130'],
  contrast: ['normal', 'higher'],
} as const;

export type ComfortName = keyof typeof comfortChoices;
export type Comfort = { readonly [Name in ComfortName]: (typeof comfortChoices)[Name][number] };

const KEY_PREFIX = 'annuity-lantern.';
const names = Object.keys(comfortChoices) as ComfortName[];

/** The defaults until the shell has read the choices from `<html>`, so that hydration agrees with the served page. */
export const useComfort = create<Comfort>(() => ({ theme: 'light', text: '100', contrast: 'normal' }));

/** Whether the page is dark now. */
export function isDark({ theme }: Pick<Comfort, 'theme'>): boolean {
  return theme === 'dark' || (theme === 'system' && darkDevice().matches);
}

/** Takes over what the boot script put on `<html>` before the first paint, and from then on what another tab chooses. */
export function adoptComfort(): void {
  const { dataset } = document.documentElement;
  for (const name of names) apply(name, name === 'theme' && 'system' in dataset ? 'system' : dataset[name]);
  darkDevice().addEventListener('change', () => apply('theme', useComfort.getState().theme));
  window.addEventListener('storage', ({ key, newValue }) => {
    const name = names.find((known) => KEY_PREFIX + known === key);
    if (name) apply(name, newValue);
  });
}

/** Applies a choice at once and keeps it in this browser. */
export function chooseComfort(name: ComfortName, value: string): void {
  apply(name, value);
  try {
    localStorage.setItem(KEY_PREFIX + name, value);
  } catch {
    // Storage may be blocked. The choice then lasts for this visit.
  }
}

function apply(name: ComfortName, wanted: string | null | undefined): void {
  const [standard, ...others] = comfortChoices[name];
  const value = others.find((other) => other === wanted) ?? standard;
  document.documentElement.dataset[name] = value === 'system' ? (darkDevice().matches ? 'dark' : 'light') : value;
  useComfort.setState({ [name]: value });
}

function darkDevice(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
