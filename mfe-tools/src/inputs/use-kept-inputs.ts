import { navigate, useNavigation, usePlace } from '@annuity-lantern/host-kit';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Fields, type Inputs, initialInputs, mapFields, readInputsHash, writeInputsHash } from './inputs-in-hash.ts';

/** What a tool makes of its inputs. */
export type ParsedInputs<Good> =
  | { readonly kind: 'good'; readonly good: Good }
  /** Something that is needed was not given: there is no result, and nothing is wrong. */
  | { readonly kind: 'empty' }
  /** Something cannot be read, which its field says: the last result stays, marked as such. */
  | { readonly kind: 'wrong' };

export interface KeptInputs<Name extends string, Good> {
  readonly inputs: Inputs<Name>;
  /** A change that is a step of its own gets its own entry in the browser's history: the back button undoes it. */
  readonly change: (part: Partial<Inputs<Name>>, options?: { readonly step?: boolean }) => void;
  /** False until the visitor has changed something: an address is only written, and a result only read out, for a change of theirs. */
  readonly changed: boolean;
  /** The inputs that the result is worked out for: the last ones that could be read. Null when there is nothing to work with. */
  readonly good: Good | null;
  /** True while something cannot be read and the result is still that of the last inputs that could be. */
  readonly outdated: boolean;
  /** What a link to this result has after `#`. */
  readonly hash: string;
}

interface State<Name extends string, Good> {
  readonly inputs: Inputs<Name>;
  readonly parsed: ParsedInputs<Good>;
  readonly lastGood: Good | null;
  readonly changed: boolean;
  /** The address to go back to, once a change is a step of its own. */
  readonly stepFrom: string | null;
}

/** Milliseconds without a change before the address is rewritten: browsers refuse hundreds of rewrites in a row. */
const ADDRESS_PAUSE = 250;

/**
 * The inputs of a tool, kept in the address after `#`, so that reload, back and a shared link bring them back. Fields are found in the
 * form by name; what was typed into the served form before the script ran is taken over. `fields` and `parse` stay the same for good:
 * they belong outside the component.
 */
export function useKeptInputs<Name extends string, Good>(
  form: RefObject<HTMLFormElement | null>,
  fields: Fields<Name>,
  parse: (inputs: Inputs<Name>) => ParsedInputs<Good>,
): KeptInputs<Name, Good> {
  const [state, setState] = useState<State<Name, Good>>(() => {
    const inputs = initialInputs(fields);
    return withInputs({ inputs, parsed: { kind: 'empty' }, lastGood: null, changed: false, stepFrom: null }, {}, false);
  });
  const { hash, pathname } = usePlace();
  const written = useRef('');
  /** The path of this page, once it is known: after it has been left, its inputs are no longer written or read. */
  const home = useRef('');

  function withInputs(before: State<Name, Good>, part: Partial<Inputs<Name>>, changed: boolean): State<Name, Good> {
    const inputs = { ...before.inputs, ...part };
    const parsed = parse(inputs);
    return { inputs, parsed, changed, lastGood: parsed.kind === 'good' ? parsed.good : before.lastGood, stepFrom: null };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: takes over once, when the served form comes to life.
  useEffect(() => {
    const typed = readTyped(form.current, fields);
    if (Object.keys(typed).length > 0) setState((before) => withInputs(before, typed, true));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides.
  useEffect(() => {
    if (pathname === '' || (home.current !== '' && pathname !== home.current)) return;
    const arrives = home.current === '';
    home.current = pathname;
    if (hash === written.current) return;
    written.current = hash;
    const linked = readInputsHash(fields, hash);
    setState((before) => {
      // What the visitor has typed already, while the page was getting ready, outweighs the link they came by.
      if (arrives) return before.changed ? before : withInputs(before, linked, false);
      // Later an address of inputs comes from the history, or is typed over; another one is an anchor of the page.
      if (hash !== '' && !hash.includes('=')) return before;
      return withInputs(before, { ...initialInputs(fields), ...linked }, before.changed);
    });
  }, [hash, pathname]);

  const { inputs, parsed, lastGood, changed, stepFrom } = state;
  const ownHash = writeInputsHash(fields, inputs);
  useEffect(() => {
    if (!changed || parsed.kind !== 'good') return;
    const write = (address: string, replace: boolean) => {
      const place = useNavigation.getState().place;
      if (home.current !== '' && place.pathname !== home.current) return;
      written.current = address;
      navigate(place.pathname + place.search + address, { replace, keepScroll: true });
    };
    if (stepFrom !== null) {
      // Changes just before may not have been written yet.
      write(stepFrom, true);
      if (ownHash !== stepFrom) write(ownHash, false);
      return;
    }
    const timer = setTimeout(() => write(ownHash, true), ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [ownHash, parsed.kind, changed, stepFrom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields and parse stay the same for good. Stable, so that a part that was drawn need not be drawn again.
  const change = useCallback<KeptInputs<Name, Good>['change']>((part, { step = false } = {}) => {
    setState((before) => ({ ...withInputs(before, part, true), stepFrom: step ? writeInputsHash(fields, before.inputs) : null }));
  }, []);

  return {
    inputs,
    changed,
    good: parsed.kind === 'empty' ? null : lastGood,
    outdated: parsed.kind === 'wrong',
    hash: ownHash,
    change,
  };
}

/** What stands in the served form and differs from what was served: it was typed before the script ran. */
function readTyped<Name extends string>(form: HTMLFormElement | null, fields: Fields<Name>): Partial<Inputs<Name>> {
  if (!form) return {};
  const shown = mapFields(fields, (name) => shownText(form.elements.namedItem(name)));
  const typed = Object.entries<string | undefined>(shown).filter(
    ([name, text]) => text !== undefined && text !== fields[name as Name].initial,
  );
  return Object.fromEntries(typed) as Partial<Inputs<Name>>;
}

/** Undefined for a field that is not there at the moment. A box is its value when it is ticked, and an empty text otherwise. */
function shownText(control: Element | RadioNodeList | null): string | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? control.value : '';
  return control && 'value' in control && typeof control.value === 'string' ? control.value : undefined;
}
