import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something when no finger or mouse button is down. Words that appear between press and release move the button
 * away from under the pointer, and the press goes nowhere.
 */
export function usePressEnd(): (run: () => void) => void {
  const pressed = useRef(false);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
    };
    // In the capturing phase, before the press moves the focus and before anybody stops the event.
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((run) => {
    // The click comes after the release, in the same task: hence the timer.
    const soon = () => setTimeout(run, 0);
    if (!pressed.current) return void soon();
    const once = { capture: true, once: true };
    window.addEventListener('pointerup', soon, once);
    window.addEventListener('pointercancel', soon, once);
  }, []);
}
