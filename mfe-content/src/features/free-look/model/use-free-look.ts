import { navigate, useNavigation, usePlace } from '@annuity-lantern/host-kit';
import { useEffect, useRef, useState } from 'react';
import type { CalendarDay } from './calendar-day.ts';
import { countFreeLook, type FreeLook } from './count-free-look.ts';
import { readCountHash, writeCountHash } from './count-in-hash.ts';
import { type Entries, type EntryName, entryNames, fieldId, noEntries } from './entries.ts';
import { forgetEntries, keepEntries, readKeptEntries } from './kept-entries.ts';
import { readDays } from './read-days.ts';
import { type DateProblems, readDelivery, splitWholeDate } from './read-delivery.ts';
import { useToday } from './use-today.ts';

export interface FreeLookEntries {
  readonly entries: Entries;
  readonly delivered: CalendarDay | null;
  /** What is wrong in which field of the date, and in the number of days. */
  readonly problems: DateProblems & { readonly days?: string | undefined };
  /** Null until date and days can be read. */
  readonly freeLook: FreeLook | null;
  readonly today: CalendarDay | null;
  /** False until the visitor has typed something. */
  readonly changed: boolean;
  readonly change: (name: EntryName, text: string) => void;
  readonly clear: () => void;
}

/** Milliseconds without a change before the address is rewritten: browsers refuse hundreds of rewrites in a row. */
const ADDRESS_PAUSE = 250;

/** What is typed: date and days in the address after `#`, everything in this tab, so that a reload loses nothing. */
export function useFreeLook(): FreeLookEntries {
  const [{ entries, changed }, setState] = useState({ entries: noEntries, changed: false });
  const today = useToday();
  const { hash } = usePlace();
  const seen = useRef<string | null>(null);

  useEffect(() => {
    if (hash === seen.current) return;
    const isFirst = seen.current === null;
    seen.current = hash;
    // What was typed while the page was getting ready outweighs the link, and that what was typed before.
    const given = isFirst ? { ...readKeptEntries(), ...readCountHash(hash), ...readTyped() } : readCountHash(hash);
    setState((before) => ({ ...before, entries: { ...before.entries, ...given } }));
  }, [hash]);

  const { date: delivered, problems } = readDelivery(entries);
  const { days, problem } = readDays(entries.days);
  const written = delivered ? writeCountHash(delivered, days) : '';

  useEffect(() => {
    if (!changed) return;
    keepEntries(entries);
  }, [entries, changed]);

  useEffect(() => {
    if (!changed || !written) return;
    const timer = setTimeout(() => {
      const { pathname, search } = useNavigation.getState().place;
      seen.current = written;
      navigate(pathname + search + written, { replace: true, keepScroll: true });
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [written, changed]);

  return {
    entries,
    delivered,
    problems: { ...problems, days: problem },
    freeLook: delivered && days !== null ? countFreeLook(delivered, days, today) : null,
    today,
    changed,
    change: (name, text) => {
      const whole = name === 'month' || name === 'day' || name === 'year' ? splitWholeDate(text) : null;
      setState((before) => ({ entries: { ...before.entries, ...(whole ?? { [name]: text }) }, changed: true }));
    },
    clear: () => {
      const { pathname, search } = useNavigation.getState().place;
      forgetEntries();
      setState({ entries: noEntries, changed: false });
      // Not the bare path: the shell takes that for a link to the page that is open, and keeps what the address carries.
      seen.current = '#delivered=';
      navigate(pathname + search + seen.current, { replace: true, keepScroll: true });
    },
  };
}

/** What stands in the served fields, which were served empty: it was typed before the script ran. */
function readTyped(): Partial<Entries> {
  const texts = entryNames.map((name) => {
    const field = document.getElementById(fieldId(name));
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return [name, isField ? field.value : ''] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
