import { pressedKey } from '@annuity-lantern/host-kit';
import type { KeyboardEvent } from 'react';

/** Escape leaves a field for the summary of its disclosure, or else for the first button of its form, so that the keys act again. The text stays. */
export function leaveField(event: KeyboardEvent<HTMLElement>): void {
  if (pressedKey(event) !== 'Escape') return;
  // The desk would close the request.
  event.preventDefault();
  const { currentTarget: field } = event;
  (field.closest('details')?.querySelector('summary') ?? field.closest('form')?.querySelector('button'))?.focus();
}

/** Also, Ctrl and Enter, or Command and Enter, send the form of the field. */
export function leaveOrSend(event: KeyboardEvent<HTMLTextAreaElement>): void {
  leaveField(event);
  if (pressedKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
