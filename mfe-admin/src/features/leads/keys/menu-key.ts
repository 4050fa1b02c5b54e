import { pressedKey } from '@annuity-lantern/host-kit';

/** On a Mac, Ctrl+K deletes the rest of a line. */
function isMac(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}

/** The key of the command menu, as the help shows it. */
export function menuKeyWords(): string {
  return isMac() ? '⌘ K' : 'Ctrl K';
}

/** Whether the keys open the command menu: Cmd+K on a Mac, Ctrl+K elsewhere. */
export function isMenuKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const [isHeld, isOther] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return isHeld && !isOther && !altKey && !shiftKey && pressedKey(event).toLowerCase() === 'k';
}
