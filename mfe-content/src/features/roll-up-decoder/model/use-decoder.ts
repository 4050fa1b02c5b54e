import { navigate, useNavigation, usePlace } from '@annuity-lantern/host-kit';
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
  /** False until the visitor has changed something: an address is only written for a change of theirs. */
  readonly changed: boolean;
}

export interface Decoder extends State {
  readonly change: (part: Partial<Entries>) => void;
}

/** Milliseconds without a change before the address is rewritten: browsers refuse hundreds of rewrites in a row. */
const ADDRESS_PAUSE = 250;

const defaultEntries = writeEntries(defaultFigures);

/** The entries, kept in the address after `#`, so that reload, back and a shared link bring them back. */
export function useDecoder(form: RefObject<HTMLFormElement | null>): Decoder {
  const [state, setState] = useState<State>({ entries: defaultEntries, problems: {}, figures: defaultFigures, changed: false });
  const { hash } = usePlace();
  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (hash === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = hash;
    const typed = isFirst ? readTyped(form.current) : {};
    const linked = readFiguresHash(hash);
    const isLink = Object.keys(linked).length > 0;
    if (isLink) keepHash(hash);
    const given = isFirst && !isLink ? readFiguresHash(readKeptHash()) : linked;
    if (Object.keys(given).length > 0) setState((before) => withEntries(before, writeEntries({ ...before.figures, ...given }), false));
    // What was typed while the page was getting ready outweighs the link that the visitor came by.
    if (Object.keys(typed).length > 0) setState((before) => withEntries(before, typed, true));
  }, [hash, form]);

  const { problems, figures, changed } = state;
  const isComplete = Object.keys(problems).length === 0;
  useEffect(() => {
    if (!changed || !isComplete) return;
    const timer = setTimeout(() => {
      const { pathname: path, search } = useNavigation.getState().place;
      const written = writeFiguresHash(figures);
      seen.current = written;
      keepHash(written);
      navigate(path + search + written, { replace: true, keepScroll: true });
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [figures, changed, isComplete]);

  return { ...state, change: (part) => setState((before) => withEntries(before, part, true)) };
}

function withEntries(before: State, part: Partial<Entries>, changed: boolean): State {
  const entries = { ...before.entries, ...part };
  const { figures, problems } = readEntries(entries);
  return { entries, problems, figures: figures ?? before.figures, changed: changed || before.changed };
}

/** What stands in the served form and differs from what was served: it was typed before the script ran. */
function readTyped(form: HTMLFormElement | null): Partial<Entries> {
  if (!form) return {};
  const given = new FormData(form);
  const texts = numberNames.map((name) => [name, String(given.get(name) ?? defaultEntries[name])] as const);
  const typed = Object.fromEntries(texts.filter(([name, text]) => text !== defaultEntries[name]));
  const kind = kinds.find((one) => one === given.get('kind'));
  return { ...typed, ...(kind && kind !== defaultEntries.kind ? { kind } : {}) };
}
