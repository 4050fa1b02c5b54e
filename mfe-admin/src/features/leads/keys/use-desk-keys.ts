import { useEffect, useEffectEvent } from 'react';
import { deskKeys, type KeyName, keyNamed } from './desk-keys.ts';
import { areSingleKeysOn } from './single-keys.ts';

type Handlers = { readonly [Name in KeyName]?: (() => void) | undefined };

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
/** Elements that do something of their own for Enter. */
const pressable = 'a, button, summary, input';

/**
 * Calls the handler of a pressed key. A key without one presses the button that shows it (`KeyButton`). No key acts in a field, with a modifier, or while a
 * dialog is open, and single characters not while they are switched off.
 *
 * @param onEnter for Enter outside of anything that has a use for it
 */
export function useDeskKeys(handlers: Handlers, onEnter: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // `?` needs it, letters do not.
    if (event.shiftKey && /^[a-z]$/i.test(event.key)) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(fields) || document.querySelector('dialog[open]')) return;
    if (event.key === 'Enter' && !target.closest(pressable)) return onEnter();
    const name = keyNamed(event.key);
    if (name === undefined || !areSingleKeysOn()) return;
    const handler = handlers[name] ?? pressOf(name, event.repeat);
    if (!handler) return;
    // The character would be typed into a field that takes the focus.
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

/** Of several buttons with one key the last one, which is the more particular. A key that is held down presses once. */
function pressOf(name: KeyName, isRepeated: boolean): (() => void) | undefined {
  const button = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${deskKeys[name].key}"]`)].at(-1);
  return button && !isRepeated ? () => button.click() : undefined;
}
