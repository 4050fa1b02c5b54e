import { pressedKey, showToast } from '@annuity-lantern/host-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { deskKeys, type KeyName, keyNamed } from './desk-keys.ts';
import { areSingleKeysOn } from './single-keys.ts';
import { type FocusWatch, fields, watchFocus } from './watch-focus.ts';

/** Returns why the key did nothing, if it did nothing. */
type Handler = () => string | undefined;
type Handlers = { readonly [Name in KeyName]?: Handler | undefined };

interface DeskKeysOptions {
  readonly handlers: Handlers;
  /** Called for Enter if the focused element does not use it. */
  readonly onEnter: Handler;
  /** Why a key without a handler and without a button does nothing now. */
  readonly whyNothing: (name: KeyName) => string;
}

/** Elements that do something of their own for Enter. */
const pressable = 'a, button, summary, input';

/**
 * Calls the handler of a pressed key. A key without a handler presses the button that shows it (`KeyButton`). A key that does nothing says why.
 * Ignores keys in a field, with a modifier or while a dialog is open, and single characters while they are switched off or rest (`watchFocus`).
 */
export function useDeskKeys({ handlers, onEnter, whyNothing }: DeskKeysOptions): void {
  const focus = useRef<FocusWatch>(undefined);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = pressedKey(event);
    if (key === '') return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(fields) || document.querySelector('dialog[open]')) return;
    if (focus.current?.isResting() && (key.length === 1 || key === 'Enter')) {
      // A button that took the focus must not be pressed either.
      event.preventDefault();
      const isFirst = focus.current.restOn();
      if (isFirst && areSingleKeysOn())
        say('Single keys rest until you stop typing for two seconds', 'The field that you typed into lost the focus.');
      return;
    }
    // `?` is typed with Shift, letters are not.
    if (event.shiftKey && /^[a-z]$/i.test(key)) return;
    if (key === 'Enter' && !target.closest(pressable)) return say(onEnter());
    const name = keyNamed(key);
    if (name === undefined) return;
    if (!areSingleKeysOn()) return say('Single keys are off', 'Turn them on under “Keyboard shortcuts”.');
    // Otherwise a field that takes the focus would receive the character.
    event.preventDefault();
    const handler = handlers[name];
    say(handler ? handler() : pressButton(name, { isRepeated: event.repeat, whyNothing }));
  });
  useEffect(() => {
    const watch = watchFocus();
    focus.current = watch;
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
      watch.stop();
    };
  }, []);
}

function say(title: string | undefined, text?: string): void {
  if (title !== undefined) showToast({ status: 'info', title, ...(text && { text }) });
}

interface PressOptions {
  readonly isRepeated: boolean;
  readonly whyNothing: (name: KeyName) => string;
}

/** If several buttons have the key, presses the last one, which is the most specific. A key held down presses once. */
function pressButton(name: KeyName, { isRepeated, whyNothing }: PressOptions): string | undefined {
  const button = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${deskKeys[name].key}"]`)].at(-1);
  if (!button) return whyNothing(name);
  if (button.getAttribute('aria-disabled') === 'true') return 'Your last change is still being saved';
  if (!isRepeated) button.click();
  return undefined;
}
