import { readTab, writeTab } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useState } from 'react';

const KEY = 'annuity-lantern.flagged-rates';
const MOST = 200;

/** The products that the visitor has flagged, by id. They stay flagged while filters hide them, and over a reload of the tab. */
export function useFlags() {
  const [flags, setFlags] = useState<ReadonlySet<string>>(new Set());

  // After the first render: the served page knows no visitor's flags. Without any, nothing needs to be drawn again.
  useEffect(() => {
    const kept = stored();
    if (kept.length > 0) setFlags(new Set(kept));
  }, []);

  const setFlag = useCallback((id: string, flagged: boolean) => {
    setFlags((before) => {
      const after = new Set(before);
      if (flagged) after.add(id);
      else after.delete(id);
      writeTab(KEY, JSON.stringify([...after].slice(0, MOST)));
      return after;
    });
  }, []);

  return { flags, setFlag };
}

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(readTab(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}
