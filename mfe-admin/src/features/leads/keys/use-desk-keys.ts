import { useEffect, useEffectEvent } from 'react';
import { deskKeys, type KeyName, keyNamed } from './desk-keys.ts';
import { areSingleKeysOn } from './single-keys.ts';

type Handlers = { readonly [Name in KeyName]?: (() => void) | undefined };

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
/** Elements that do something of their own for Enter. */
const pressable = 'a, button, summary, input';

/**
 * Calls the handler of a pressed key. A key without a handler presses the button that shows it (`KeyButton`).
 * Ignores keys in a field, with a modifier or while a dialog is open, and single characters while they are switched off.
 * @param onEnter called for Enter if the focused element does not use it.
 */
export function useDeskKeys(handlers: Handlers, onEnter: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // `?` is typed with Shift, letters are not.
    if (event.shiftKey && /^[a-z]$/i.test(event.key)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(fields) || document.querySelector('dialog[open]')) return;
    if (event.key === 'Enter' && !target.closest(pressable)) return onEnter();
    const name = keyNamed(event.key);
    if (name === undefined || !areSingleKeysOn()) return;
    const handler = handlers[name] ?? pressOf(name, event.repeat);
    if (!handler) return;
    // Otherwise a field that takes the focus would receive the character.
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

/** If several buttons have the key, presses the last one, which is the most specific. A key held down presses once. */
function pressOf(name: KeyName, isRepeated: boolean): (() => void) | undefined {
  const button = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${deskKeys[name].key}"]`)].at(-1);
  return button && !isRepeated ? () => button.click() : undefined;
}
