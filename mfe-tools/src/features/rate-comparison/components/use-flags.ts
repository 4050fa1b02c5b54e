import type { RateRecord } from '@annuity-lantern/contracts/http';
import { readTab, writeTab } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const KEY = 'annuity-lantern.flagged-rates';

/** As many as the contract comparison takes. */
export const MOST_FLAGGED = 3;

/** The rates that the visitor has flagged, by id. They stay flagged while filters hide them, and over a reload of the tab. */
export function useFlags(rates: readonly RateRecord[]) {
  const [flags, setFlags] = useState<ReadonlySet<string>>(new Set());
  /** The outcome of the last press, in words; `refused` when there were three already. */
  const [last, setLast] = useState({ words: '', refused: false });
  const flagged = useMemo(() => rates.filter(({ id }) => flags.has(id)), [rates, flags]);

  // After the first render: the served page knows no visitor's flags. Without any, nothing needs to be drawn again.
  useEffect(() => {
    const kept = stored();
    if (kept.length > 0) setFlags(new Set(kept));
  }, []);

  const now = useRef(flagged);
  useEffect(() => {
    now.current = flagged;
  }, [flagged]);

  const keep = useCallback((ids: readonly string[], words: string) => {
    writeTab(KEY, JSON.stringify(ids));
    setFlags(new Set(ids));
    setLast({ words, refused: false });
  }, []);

  /** Never changes, so that a press renders one row only. */
  const flag = useCallback(
    ({ id, productName }: RateRecord, on: boolean) => {
      const ids = now.current.map((rate) => rate.id);
      if (!on) return keep(without(ids, id), `${productName} is no longer flagged.`);
      if (ids.length < MOST_FLAGGED) return keep([...ids, id], `${productName} is flagged to compare.`);
      setLast({ words: `You can flag three at most. To flag ${productName}, take off another flag first.`, refused: true });
    },
    [keep],
  );

  const clear = useCallback(() => keep([], 'All flags are cleared.'), [keep]);

  return { flags, flagged, last, flag, clear };
}

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((other) => other !== id);
}

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(readTab(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MOST_FLAGGED) : [];
  } catch {
    return [];
  }
}
