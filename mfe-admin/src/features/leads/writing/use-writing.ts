import type { LeadDetail } from '@annuity-lantern/contracts/http';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { type FocusEvent, useState } from 'react';
import { useOwnName } from '../../../queries/session.ts';
import { fields } from '../keys/fields.ts';
import { deedWords, doerWords } from '../model/history-words.ts';
import { changeSince } from './change-since.ts';

interface WritingOptions {
  /** Whether the person has filled in anything. */
  readonly isBegun: boolean;
  /** Of a text that was kept: the `seq` that the person saw when they began. */
  readonly seen?: number | undefined;
  /** The request was removed from the store. */
  readonly isGone?: boolean;
}

export interface Writing {
  /** Whether the person fills in the form, or the focus is in one of its fields. It then stays on the page, also when the request is taken, handed over, closed or erased. */
  readonly isHeld: boolean;
  /** What someone else did meanwhile: `ruth took the request`. Nothing is sent until the person continues. The fields keep taking input: a writer may not look. */
  readonly lock: string | null;
  readonly goOn: () => void;
  /** For the form. */
  readonly form: { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: (event: FocusEvent) => void };
}

/** The state of a form about a request that other people may change while it is filled in. */
export function useWriting(lead: LeadDetail, { isBegun, seen: seenBefore, isGone = false }: WritingOptions): Writing {
  const ownName = useOwnName();
  const [seen, setSeen] = useState(seenBefore ?? lead.seq);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isBegun || hasFocus;
  const change = isHeld ? wordsOfChange(lead, seen, ownName) : null;
  const over = isGone ? 'This request is no longer stored' : lead.status === 'erased' ? 'This request was erased' : null;
  if (change === null && seen !== lead.seq) setSeen(lead.seq);
  return {
    isHeld,
    lock: isHeld ? (over ?? change) : null,
    goOn: () => setSeen(lead.seq),
    form: {
      onFocus: ({ target }) => setFocus(target.matches(fields)),
      onBlur: () => setFocus(false),
    },
  };
}

/** What someone else did to a request since the person saw it: `ruth took the request`. */
export function wordsOfChange(lead: Pick<LeadDetail, 'history'>, seen: number, ownName: string | undefined): string | null {
  const change = changeSince(lead, seen, ownName);
  return change ? `${isolateName(doerWords(change))} ${deedWords(change)}` : null;
}
