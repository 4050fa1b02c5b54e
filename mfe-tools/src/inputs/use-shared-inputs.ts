import { usePlace } from '@annuity-lantern/host-kit';
import { type Fields, initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { useEffect, useRef } from 'react';

/** The inputs that both calculators share, under the same names. */
type SharedInput = 'amount' | 'age' | 'start';
const sharedInputs: readonly SharedInput[] = ['amount', 'age', 'start'];

interface Calculator {
  /** Its route's id. */
  readonly id: string;
  readonly fields: Fields<SharedInput>;
}

/** The inputs that each calculator had last, until the tab is closed or reloaded. */
const lastHashes = new Map<string, string>();

/**
 * What a link from one calculator to another has after `#`: the inputs that both have, as they are here, and the others as they were there
 * last. Undefined when the other calculator does not accept one of them.
 */
export function useSharedInputs(from: Calculator, to: Calculator): string | undefined {
  const { pathname, hash } = usePlace();
  const ownPath = useRef('');
  useEffect(() => {
    ownPath.current ||= pathname;
    // During a change of page the address already names the next one.
    if (pathname === ownPath.current && hash.includes('=')) lastHashes.set(from.id, hash);
  }, [pathname, hash, from.id]);

  const here = new URLSearchParams(
    writeInputsHash(from.fields, { ...initialInputs(from.fields), ...readInputsHash(from.fields, hash) }).slice(1),
  );
  const there = new URLSearchParams(lastHashes.get(to.id)?.slice(1));
  for (const name of sharedInputs) there.set(name, here.get(name) ?? '');
  const accepted = readInputsHash(to.fields, `#${there}`);
  return sharedInputs.every((name) => accepted[name] !== undefined) ? `#${there}` : undefined;
}
