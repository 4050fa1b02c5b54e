import { useEffect, useState } from 'react';

/** Code of `later`, loaded once `need` is true. Undefined until then. If it does not load, the next `need` tries again. */
export function useLater<Code>(load: () => Promise<Code | undefined>, need: unknown): Code | undefined {
  // An object: `useState` would call a function.
  const [loaded, setLoaded] = useState<{ readonly code: Code | undefined }>();
  const code = loaded?.code;
  useEffect(() => {
    if (need && !code) void load().then((next) => next && setLoaded({ code: next }));
  }, [load, need, code]);
  return code;
}
