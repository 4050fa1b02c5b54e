import { navigate, useNavigation, usePlace } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds without a key before the address is rewritten: browsers refuse hundreds of rewrites in a row. */
const ADDRESS_PAUSE = 250;

/** The words of a search, kept in the address as `?q=`, so that reload, back and a shared link bring them back. */
export function useSearchWords(field: RefObject<HTMLInputElement | null>): readonly [string, (words: string) => void] {
  const [words, setWords] = useState('');
  const { pathname, search } = usePlace();
  /** What the address held when it and the field last agreed. */
  const agreed = useRef('');

  useEffect(() => {
    // Typed into the served page, before its script ran.
    if (field.current?.value) setWords(field.current.value);
  }, [field]);

  useEffect(() => {
    const inAddress = new URLSearchParams(search).get('q') ?? '';
    if (inAddress === agreed.current) return;
    agreed.current = inAddress;
    setWords(inAddress);
  }, [search]);

  useEffect(() => {
    if (!pathname || words === agreed.current) return;
    const timer = setTimeout(() => {
      agreed.current = words;
      const { hash } = useNavigation.getState().place;
      navigate(pathname + (words ? `?${new URLSearchParams({ q: words })}` : hash), { replace: true, keepScroll: true });
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [words, pathname]);

  return [words, setWords];
}
