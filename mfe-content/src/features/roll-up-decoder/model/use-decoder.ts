import { useAddressState } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { defaultFigures, type Entries, type Figures, kinds, numberNames } from './decoder-inputs.ts';
import { readFiguresHash, writeFiguresHash } from './figures-in-hash.ts';
import { keepHash, readKeptHash } from './kept-figures.ts';
import { type Problems, readEntries, writeEntries } from './read-entries.ts';

interface State {
  readonly entries: Entries;
  readonly problems: Problems;
  /** The last figures that could all be read: the result stays on them while an entry is wrong. */
  readonly figures: Figures;
  /** False until the visitor has changed something; only then the address is written. */
  readonly changed: boolean;
}

export interface Decoder extends State {
  readonly change: (part: Partial<Entries>) => void;
}

const defaultEntries = writeEntries(defaultFigures);

/** The entries, kept in the address after `#`. */
export function useDecoder(form: RefObject<HTMLFormElement | null>): Decoder {
  const [state, setState] = useState<State>({ entries: defaultEntries, problems: {}, figures: defaultFigures, changed: false });
  const typedEarly = useRef<Partial<Entries>>({});
  const { problems, figures, changed } = state;

  useEffect(() => {
    typedEarly.current = readTyped(form.current);
    if (Object.keys(typedEarly.current).length > 0) setState((before) => withEntries(before, typedEarly.current, true));
  }, [form]);

  const address = useAddressState('hash', (hash, isFirst) => {
    const linked = readFiguresHash(hash);
    const isLink = Object.keys(linked).length > 0;
    if (isLink) keepHash(hash);
    const given = isFirst && !isLink ? readFiguresHash(readKeptHash()) : linked;
    if (Object.keys(given).length === 0) return;
    setState((before) => {
      const next = withEntries(before, writeEntries({ ...before.figures, ...given }), false);
      // What was typed before hydration wins over the link.
      return isFirst ? withEntries(next, typedEarly.current, false) : next;
    });
  });

  const isComplete = Object.keys(problems).length === 0;
  useEffect(() => {
    if (!changed || !isComplete) return;
    const hash = writeFiguresHash(figures);
    return address.writeLater(hash, { onWritten: () => keepHash(hash) });
  }, [figures, changed, isComplete, address]);

  return { ...state, change: (part) => setState((before) => withEntries(before, part, true)) };
}

function withEntries(before: State, part: Partial<Entries>, changed: boolean): State {
  const entries = { ...before.entries, ...part };
  const { figures, problems } = readEntries(entries);
  return { entries, problems, figures: figures ?? before.figures, changed: changed || before.changed };
}

/** What was typed before hydration: the fields that differ from what was served. */
function readTyped(form: HTMLFormElement | null): Partial<Entries> {
  if (!form) return {};
  const given = new FormData(form);
  const texts = numberNames.map((name) => [name, String(given.get(name) ?? defaultEntries[name])] as const);
  const typed = Object.fromEntries(texts.filter(([name, text]) => text !== defaultEntries[name]));
  const kind = kinds.find((one) => one === given.get('kind'));
  return { ...typed, ...(kind && kind !== defaultEntries.kind ? { kind } : {}) };
}
