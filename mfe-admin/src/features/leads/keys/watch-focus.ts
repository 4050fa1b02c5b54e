import { pressedKey } from '@annuity-lantern/host-kit';

/** Milliseconds without a key after which single keys act again. */
const REST = 2000;

/** Fields take characters. */
export const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

export interface FocusWatch {
  /** Whether single keys rest: the focus fell to the page, or left a field that its writer may still be typing into. */
  readonly isResting: () => boolean;
  /** Another key was pressed meanwhile. Returns whether it is the first one. */
  readonly restOn: () => boolean;
  readonly stop: () => void;
}

/** Watches how the focus moves, until it is stopped. */
export function watchFocus(): FocusWatch {
  let held = focusedElement();
  /** Whether the last thing that the person did was to type into a field. */
  let isTyping = false;
  let since = Number.NEGATIVE_INFINITY;
  let isFieldLost = false;
  let isFirst = true;

  function look(): void {
    const now = focusedElement();
    if (now === held) return;
    const left = held;
    held = now;
    if (left === null) return;
    const isLost = left.matches(fields) && (isTyping || !left.isConnected);
    if (!isLost && now !== null) return;
    since = performance.now();
    isFieldLost = isLost;
    isFirst = true;
  }

  const handleKey = (event: KeyboardEvent) => {
    look();
    isTyping = held?.matches(fields) === true && !leavesField(event);
  };
  const handlePointer = () => {
    look();
    isTyping = false;
    // A press on another element is meant.
    since = Number.NEGATIVE_INFINITY;
  };
  // During the event, no element has the focus yet.
  const handleFocusOut = () => queueMicrotask(look);
  document.addEventListener('keydown', handleKey, true);
  document.addEventListener('pointerdown', handlePointer, true);
  document.addEventListener('focusin', look);
  document.addEventListener('focusout', handleFocusOut);
  // The removal of a focused element is no event in every browser.
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    isResting: () => {
      look();
      return performance.now() - since < REST && (isFieldLost || held === null);
    },
    restOn: () => {
      const wasFirst = isFirst;
      isFirst = false;
      since = performance.now();
      return wasFirst;
    },
    stop: () => {
      document.removeEventListener('keydown', handleKey, true);
      document.removeEventListener('pointerdown', handlePointer, true);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', handleFocusOut);
      observer.disconnect();
    },
  };
}

function focusedElement(): Element | null {
  const { activeElement } = document;
  return activeElement === document.body ? null : activeElement;
}

/** Keys by which a writer leaves a field, or sends its form. */
function leavesField(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey } = event;
  const key = pressedKey(event);
  if (key === 'Enter') return ctrlKey || metaKey || !(target instanceof HTMLTextAreaElement);
  return key === 'Tab' || key === 'Escape';
}
