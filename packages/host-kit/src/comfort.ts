import { create } from 'zustand';

/** The reader's choices for the look of pages, default first. Each choice is an attribute of `<html>`, which the styles follow. */
export const comfortChoices = {
  theme: ['light', 'dark'],
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

/** Takes over what the boot script put on `<html>` before the first paint, and from then on what another tab chooses. */
export function adoptComfort(): void {
  for (const name of names) apply(name, document.documentElement.dataset[name]);
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
  document.documentElement.dataset[name] = value;
  useComfort.setState({ [name]: value });
}
