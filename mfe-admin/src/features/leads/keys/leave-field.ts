import { pressedKey } from '@annuity-lantern/host-kit';
import type { KeyboardEvent } from 'react';

/**
 * Escape leaves a field for the heading around it, where no key presses anything. The text stays. Ctrl and Enter, or Command and Enter, send its form.
 */
export function leaveOrSend(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: field } = event;
  const key = pressedKey(event);
  if (key === 'Escape') {
    // The desk would close the request.
    event.preventDefault();
    field.closest('[aria-labelledby]')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }
  if (key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  field.form?.requestSubmit();
}
