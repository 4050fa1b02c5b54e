import { useEffect, useState } from 'react';

/** A text once it has stayed the same for a while, for screen readers: they would read out every keystroke otherwise. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
