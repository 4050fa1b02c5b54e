import { useAddressState } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useState } from 'react';

interface Search {
  readonly words: string;
  readonly isTyped: boolean;
}

/** The words of a search, kept in the address as `?q=`. */
export function useSearchWords(field: RefObject<HTMLInputElement | null>): readonly [string, (words: string) => void] {
  const [{ words, isTyped }, setSearch] = useState<Search>({ words: '', isTyped: false });

  useEffect(() => {
    const typedEarly = field.current?.value;
    if (typedEarly) setSearch({ words: typedEarly, isTyped: true });
  }, [field]);

  const address = useAddressState('search', (query, isFirst) => {
    const given = new URLSearchParams(query).get('q') ?? '';
    // Words typed before hydration win over the link.
    setSearch((before) => (isFirst && before.isTyped ? before : { words: given, isTyped: false }));
  });

  useEffect(() => {
    if (isTyped) return address.writeLater(words ? `?${new URLSearchParams({ q: words })}` : '');
  }, [words, isTyped, address]);

  return [words, (typed) => setSearch({ words: typed, isTyped: true })];
}
