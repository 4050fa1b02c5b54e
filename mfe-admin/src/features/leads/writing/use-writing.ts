import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { type FocusEvent, useState } from 'react';
import { useOwnName } from '../../../queries/session.ts';
import { fields } from '../keys/watch-focus.ts';
import { deedWords, doerWords } from '../model/history-words.ts';
import { changeSince } from './change-since.ts';

interface WritingOptions {
  /** Whether the person has filled in anything. */
  readonly isBegun: boolean;
  /** Of a text that was kept: the `seq` that the person saw when they began. */
  readonly seen?: number | undefined;
}

export interface Writing {
  /** Whether the person fills in the form, or the focus is in one of its fields. It then stays on the page, also when the request is taken, handed over or closed. */
  readonly isHeld: boolean;
  /** What someone else did meanwhile: `ruth took the request`. The fields take no input until the person continues. Null while they do. */
  readonly lock: string | null;
  readonly goOn: () => void;
  /** For the form. */
  readonly form: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: (event: FocusEvent) => void };
}

/** The state of a form about a request that other people may change while it is filled in. */
export function useWriting(lead: LeadDetail, { isBegun, seen: seenBefore }: WritingOptions): Writing {
  const ownName = useOwnName();
  const [seen, setSeen] = useState(seenBefore ?? lead.seq);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isBegun || hasFocus;
  const change = isHeld ? changeSince(lead, seen, ownName) : undefined;
  if (!change && seen !== lead.seq) setSeen(lead.seq);
  return {
    isHeld,
    lock: change ? `${isolateName(doerWords(change))} ${deedWords(change)}` : null,
    goOn: () => setSeen(lead.seq),
    form: {
      onFocus: ({ target }) => setFocus(target.matches(fields)),
      onBlur: () => setFocus(false),
    },
  };
}
