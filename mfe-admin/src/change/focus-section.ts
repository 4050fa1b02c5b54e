/** For a button that is about to be removed: the focus stays in its section. */
export function focusSection(button: HTMLElement | null): void {
  button?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
