import { useAddressState } from '@annuity-lantern/host-kit';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Fields, type Inputs, initialInputs, mapFields, readInputsHash, writeInputsHash } from './inputs-in-hash.ts';

/** What a tool reads from its inputs. */
export type ParsedInputs<Good> =
  | { readonly kind: 'good'; readonly good: Good }
  /** Something required is missing: no result, but no error either. */
  | { readonly kind: 'empty' }
  /** An input cannot be read; its field shows the error, and the last result stays, marked as outdated. */
  | { readonly kind: 'wrong' };

export interface KeptInputs<Name extends string, Good> {
  readonly inputs: Inputs<Name>;
  /** With `step` the change gets its own history entry, which the back button undoes. */
  readonly change: (part: Partial<Inputs<Name>>, options?: { readonly step?: boolean }) => void;
  /** False until the visitor has changed something; only then the address is written and results are announced. */
  readonly changed: boolean;
  /** The last inputs that could be read, which the result is for. Null when something required is missing. */
  readonly good: Good | null;
  /** True while an input cannot be read, and the result is that of the last good inputs. */
  readonly outdated: boolean;
  /** What a link to this result has after `#`. */
  readonly hash: string;
}

interface State<Name extends string, Good> {
  readonly inputs: Inputs<Name>;
  readonly parsed: ParsedInputs<Good>;
  readonly lastGood: Good | null;
  readonly changed: boolean;
  /** The fragment before a change with `step`. */
  readonly stepFrom: string | null;
}

/**
 * The inputs of a tool, kept in the address after `#`. Takes over what was typed into the served form before hydration; its fields are
 * found by name. `fields` and `parse` must not change between renders: define them outside the component.
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

  function withInputs(before: State<Name, Good>, part: Partial<Inputs<Name>>, changed: boolean): State<Name, Good> {
    const inputs = { ...before.inputs, ...part };
    const parsed = parse(inputs);
    return { inputs, parsed, changed, lastGood: parsed.kind === 'good' ? parsed.good : before.lastGood, stepFrom: null };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    const typed = readTyped(form.current, fields);
    if (Object.keys(typed).length > 0) setState((before) => withInputs(before, typed, true));
  }, []);

  const address = useAddressState('hash', (hash, isFirst) => {
    const linked = readInputsHash(fields, hash);
    setState((before) => {
      // What was typed before hydration wins over the link.
      if (isFirst) return before.changed ? before : withInputs(before, linked, false);
      // A fragment without "=" is an anchor of the page.
      if (hash !== '' && !hash.includes('=')) return before;
      return withInputs(before, { ...initialInputs(fields), ...linked }, before.changed);
    });
  });

  const { inputs, parsed, lastGood, changed, stepFrom } = state;
  const ownHash = writeInputsHash(fields, inputs);
  useEffect(() => {
    if (!changed || parsed.kind !== 'good') return;
    if (stepFrom === null) return address.writeLater(ownHash);
    // The inputs before the step may still be waiting to be written.
    address.write(stepFrom);
    if (ownHash !== stepFrom) address.write(ownHash, { push: true });
  }, [ownHash, parsed.kind, changed, stepFrom, address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields and parse do not change. Memoized for the memoized sections of a tool.
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

/** What was typed before hydration: the fields that differ from what was served. */
function readTyped<Name extends string>(form: HTMLFormElement | null, fields: Fields<Name>): Partial<Inputs<Name>> {
  if (!form) return {};
  const shown = mapFields(fields, (name) => shownText(form.elements.namedItem(name)));
  const typed = Object.entries<string | undefined>(shown).filter(
    ([name, text]) => text !== undefined && text !== fields[name as Name].initial,
  );
  return Object.fromEntries(typed) as Partial<Inputs<Name>>;
}

/** Undefined for a field that is not rendered. A checkbox gives its value when it is checked, otherwise an empty text. */
function shownText(control: Element | RadioNodeList | null): string | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? control.value : '';
  return control && 'value' in control && typeof control.value === 'string' ? control.value : undefined;
}
