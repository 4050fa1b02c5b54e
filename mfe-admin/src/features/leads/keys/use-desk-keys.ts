import { pressedKey, showToast } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type KeyName, keyNamed } from './desk-keys.ts';
import { fields } from './fields.ts';
import { isMenuKey } from './menu-key.ts';
import { areSingleKeysOn } from './single-keys.ts';

interface DeskKeysOptions {
  /** Holds the tables: single keys act only while the focus is in it. */
  readonly list: RefObject<HTMLElement | null>;
  /** Each returns why the key did nothing, if it did nothing. */
  readonly handlers: Readonly<Record<KeyName, () => string | undefined>>;
  /** Opens the command menu, also from a field. */
  readonly onMenu: () => void;
}

/** Calls the handler of a pressed key. Ignores single keys in a field, with a modifier, outside the list and while a dialog is open. */
export function useDeskKeys({ list, handlers, onMenu }: DeskKeysOptions): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (isMenuKey(event)) {
      event.preventDefault();
      if (!event.repeat) onMenu();
      return;
    }
    const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (!(target instanceof Element) || !list.current?.contains(target) || target.closest(fields)) return;
    const key = pressedKey(event);
    // `?` is typed with Shift, letters are not.
    const name = shiftKey && /^[a-z]$/i.test(key) ? undefined : keyNamed(key);
    if (name === undefined) return;
    if (!areSingleKeysOn()) return say('Single keys are off', 'Turn them on under “Keyboard shortcuts”.');
    // Otherwise the search field would receive the character.
    event.preventDefault();
    say(handlers[name]());
  });
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

function say(title: string | undefined, text?: string): void {
  if (title !== undefined) showToast({ status: 'info', title, ...(text && { text }) });
}
