import { useAddressState } from '@annuity-lantern/host-kit';
import { useEffect, useRef, useState } from 'react';

interface HashEntriesOptions<Entries> {
  readonly none: Entries;
  /** The entries that a link carries, each only if the page could have written it. */
  readonly read: (hash: string) => Partial<Entries>;
  /** The part of the address after `#`, which no browser sends to a server. */
  readonly write: (entries: Entries) => string;
  /** The id of a text field, and the name of the buttons of a choice. */
  readonly fieldId: (name: keyof Entries & string) => string;
}

export interface HashEntries<Entries> {
  readonly entries: Entries;
  /** False until the visitor has typed something. */
  readonly changed: boolean;
  readonly change: (entries: Partial<Entries>) => void;
}

/** What was typed into a tool, kept in the address after `#`, so that reload, back and a shared link restore it. */
export function useHashEntries<Entries extends Record<string, string>>(options: HashEntriesOptions<Entries>): HashEntries<Entries> {
  const { none, read, write, fieldId } = options;
  const [{ entries, changed }, setState] = useState({ entries: none, changed: false });
  const typedEarly = useRef<Partial<Entries>>({});
  const add = (given: Partial<Entries>) => setState((before) => ({ ...before, entries: { ...before.entries, ...given } }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life.
  useEffect(() => {
    typedEarly.current = readTyped(none, fieldId);
    add(typedEarly.current);
  }, []);

  const address = useAddressState('hash', (hash, isFirst) => {
    // What was typed before hydration wins over the link.
    add({ ...read(hash), ...(isFirst ? typedEarly.current : {}) });
  });

  const written = write(entries);
  useEffect(() => {
    if (changed && written) return address.writeLater(written);
  }, [written, changed, address]);

  return {
    entries,
    changed,
    change: (given) => setState((before) => ({ entries: { ...before.entries, ...given }, changed: true })),
  };
}

/** What was typed before hydration. */
function readTyped<Entries extends Record<string, string>>(none: Entries, fieldId: (name: keyof Entries & string) => string) {
  const typed = Object.entries(none).map(([name, served]) => {
    const field = document.getElementById(fieldId(name));
    if (!(field instanceof HTMLInputElement)) return [name, served] as const;
    const chosen = document.querySelector<HTMLInputElement>(`input[name="${fieldId(name)}"]:checked`);
    return [name, field.type === 'radio' ? (chosen?.value ?? served) : field.value] as const;
  });
  return Object.fromEntries(typed.filter(([name, text]) => text !== none[name])) as Partial<Entries>;
}
