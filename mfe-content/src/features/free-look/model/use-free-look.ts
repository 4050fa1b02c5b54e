import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { useAddressState } from '@annuity-lantern/host-kit';
import { useEffect, useRef, useState } from 'react';
import { type DateProblems, readDate, splitWholeDate } from '../../../dates/read-date.ts';
import { useToday } from '../../../dates/use-today.ts';
import { countFreeLook, type FreeLook } from './count-free-look.ts';
import { readCountHash, writeCountHash } from './count-in-hash.ts';
import { type Entries, type EntryName, entryNames, fieldId, noEntries } from './entries.ts';
import { forgetEntries, keepEntries, readKeptEntries } from './kept-entries.ts';
import { readDays } from './read-days.ts';

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

/** Entries of the page: date and days are kept in the address after `#`, everything else in this tab, so that a reload loses nothing. */
export function useFreeLook(): FreeLookEntries {
  const [{ entries, changed }, setState] = useState({ entries: noEntries, changed: false });
  const today = useToday();
  const typedEarly = useRef<Partial<Entries>>({});

  useEffect(() => {
    typedEarly.current = readTyped();
    const given = { ...readKeptEntries(), ...typedEarly.current };
    setState((before) => ({ ...before, entries: { ...before.entries, ...given } }));
  }, []);

  const address = useAddressState('hash', (hash, isFirst) => {
    // What was typed before hydration wins over the link.
    const given = { ...readCountHash(hash), ...(isFirst ? typedEarly.current : {}) };
    setState((before) => ({ ...before, entries: { ...before.entries, ...given } }));
  });

  const { date: delivered, problems } = readDate(entries);
  const { days, problem } = readDays(entries.days);
  const written = delivered ? writeCountHash(delivered, days) : '';

  useEffect(() => {
    if (changed) keepEntries(entries);
  }, [entries, changed]);

  useEffect(() => {
    if (changed && written) return address.writeLater(written);
  }, [written, changed, address]);

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
      forgetEntries();
      setState({ entries: noEntries, changed: false });
      address.write('');
    },
  };
}

/** What was typed before hydration: the fields are served empty. */
function readTyped(): Partial<Entries> {
  const texts = entryNames.map((name) => {
    const field = document.getElementById(fieldId(name));
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return [name, isField ? field.value : ''] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
