import { useEffect, useState } from 'react';

/**
 * Code of `later`, loaded once `need` is true. Undefined until then, null while it does not load.
 * The next `need` tries again.
 */
export function useLater<Code>(load: () => Promise<Code | undefined>, need: unknown): Code | null | undefined {
  // An object: `useState` would call a function.
  const [loaded, setLoaded] = useState<{ readonly code: Code | null }>();
  const code = loaded?.code;
  const isLoaded = Boolean(code);
  useEffect(() => {
    if (need && !isLoaded) void load().then((next) => setLoaded({ code: next ?? null }));
  }, [load, need, isLoaded]);
  return code;
}
