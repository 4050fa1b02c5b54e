import { readTab, removeTab, useAddressState, writeTab } from '@annuity-lantern/host-kit';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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
  /** Forgets everything that was typed, in the address and in the tab too. */
  readonly clear: () => void;
  /** False until the visitor has changed something; only then the address is written and results are announced. */
  readonly changed: boolean;
  /** The last inputs that could be read, which the result is for. Null when something required is missing. */
  readonly good: Good | null;
  /** True while an input cannot be read, and the result is that of the last good inputs. */
  readonly outdated: boolean;
  /** What a link to this result has after `#`. */
  readonly hash: string;
}

interface KeepOptions {
  /** Where the tab keeps the inputs, for a page whose anchors take their place in the address. Private ones stay there as well. */
  readonly tab?: string;
}

interface State<Name extends string, Good> {
  readonly inputs: Inputs<Name>;
  readonly parsed: ParsedInputs<Good>;
  readonly lastGood: Good | null;
  readonly changed: boolean;
  /** True once the inputs are those of a link or of the visitor. */
  readonly given: boolean;
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
  { tab }: KeepOptions = {},
): KeptInputs<Name, Good> {
  const [state, setState] = useState(initialState);
  const typedEarly = useRef<Partial<Inputs<Name>>>({});

  function initialState(): State<Name, Good> {
    const before = { inputs: initialInputs(fields), lastGood: null, changed: false, given: false };
    return withInputs({ ...before, parsed: { kind: 'empty' }, stepFrom: null }, {});
  }

  function withInputs(before: State<Name, Good>, part: Partial<Inputs<Name>>): State<Name, Good> {
    const inputs = { ...before.inputs, ...part };
    const parsed = parse(inputs);
    return { ...before, inputs, parsed, lastGood: parsed.kind === 'good' ? parsed.good : before.lastGood, stepFrom: null };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    const typed = readTyped(form.current, fields);
    typedEarly.current = typed;
    const isTyped = Object.keys(typed).length > 0;
    const kept = tab ? readKept(tab, fields) : {};
    if (isTyped || tab) setState((before) => ({ ...withInputs(before, { ...kept, ...typed }), changed: isTyped, given: isTyped }));
  }, []);

  const address = useAddressState('hash', (hash, isFirst) => {
    const linked = readInputsHash(fields, hash);
    // Without "=" it is an anchor of the page.
    const isAnchor = !hash.includes('=') && (hash !== '' || tab !== undefined);
    if (isAnchor || (isFirst && Object.keys(linked).length === 0)) return;
    // What was typed before hydration wins over the link.
    const part = { ...unlinked(fields), ...linked, ...(isFirst ? typedEarly.current : {}) };
    setState((before) => ({ ...withInputs(before, part), given: true }));
  });

  const { inputs, parsed, lastGood, changed, given, stepFrom } = state;
  const ownHash = writeInputsHash(fields, inputs);
  useEffect(() => {
    if (!changed || parsed.kind !== 'good') return;
    if (stepFrom === null) return address.writeLater(ownHash);
    // The inputs before the step may still be waiting to be written.
    address.write(stepFrom);
    if (ownHash !== stepFrom) address.write(ownHash, { push: true });
  }, [ownHash, parsed.kind, changed, stepFrom, address]);

  useEffect(() => {
    if (tab && given && parsed.kind !== 'wrong') writeTab(tab, JSON.stringify(inputs));
  }, [tab, given, parsed.kind, inputs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields and parse do not change. Memoized for the memoized sections of a tool.
  const change = useCallback<KeptInputs<Name, Good>['change']>((part, { step = false } = {}) => {
    setState((before) => ({
      ...withInputs(before, part),
      changed: true,
      given: true,
      stepFrom: step ? writeInputsHash(fields, before.inputs) : null,
    }));
  }, []);

  return {
    inputs,
    changed,
    good: parsed.kind === 'empty' ? null : lastGood,
    outdated: parsed.kind === 'wrong',
    hash: ownHash,
    change,
    clear: () => {
      if (tab) removeTab(tab);
      setState(initialState);
      address.write('');
    },
  };
}

/** The fields that a link can set, as they are at first. */
function unlinked<Name extends string>(fields: Fields<Name>): Partial<Inputs<Name>> {
  const open = (Object.keys(fields) as Name[]).filter((name) => !fields[name].isPrivate);
  return Object.fromEntries(open.map((name) => [name, fields[name].initial])) as Partial<Inputs<Name>>;
}

/** Longest text of one field that is taken back from the tab. */
const LONGEST_KEPT = 500;

/** What the tab has kept: in the form that a link gives it, or as typed where it can't be read. */
function readKept<Name extends string>(tab: string, fields: Fields<Name>): Partial<Inputs<Name>> {
  try {
    const kept = Object.entries<unknown>({ ...JSON.parse(readTab(tab) ?? '{}') });
    const texts = kept.filter((entry): entry is [Name, string] => Object.hasOwn(fields, entry[0]) && typeof entry[1] === 'string');
    const inputs = Object.fromEntries(texts);
    return Object.fromEntries(
      texts.map(([name, text]) => {
        const { toLink, fromLink } = fields[name];
        return [name, fromLink(toLink(text, inputs) ?? '') ?? text.slice(0, LONGEST_KEPT)];
      }),
    ) as Partial<Inputs<Name>>;
  } catch {
    return {};
  }
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
