import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** What Safari reports of a key that an input method has used. */
const USED = 229;

/**
 * The key that a person pressed: the only place that reads it. Empty while an input method composes a word (Japanese, Chinese, Korean): Enter, Escape
 * and the arrows are then its own, and must not leave the field.
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { isComposing, keyCode, key } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === USED ? '' : key;
}
