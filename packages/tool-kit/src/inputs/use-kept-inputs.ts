import { readTab, removeTab, useAddressState, writeTab } from '@annuity-lantern/host-kit';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Fields, type Inputs, initialInputs, mapFields, readInputsHash, unreadInHash, writeInputsHash } from './inputs-in-hash.ts';

/** What a tool reads from its inputs. */
export type ParsedInputs<Good> =
  | { readonly kind: 'good'; readonly good: Good }
  /** A required input is missing: neither a result nor an error. */
  | { readonly kind: 'empty' }
  /** An input is invalid. Its field shows the error, and the last result stays, marked as outdated. */
  | { readonly kind: 'wrong' };

export interface KeptInputs<Name extends string, Good> {
  readonly inputs: Inputs<Name>;
  /** With `step` the change gets its own history entry, so that the back button undoes it. */
  readonly change: (part: Partial<Inputs<Name>>, options?: { readonly step?: boolean }) => void;
  /** Clears all inputs, also in the address and the tab's storage. */
  readonly clear: () => void;
  /** False until the visitor changes something. Before that, the address is not written and results are not announced. */
  readonly changed: boolean;
  /** The last valid inputs, which the result is computed from. Null if a required input is missing. */
  readonly good: Good | null;
  /** True while an input is invalid and the result is computed from the last valid inputs. */
  readonly outdated: boolean;
  /** The fragment of a link to this result. */
  readonly hash: string;
  /** What the link says that could not be read, until the visitor changes something. */
  readonly unread: readonly string[];
}

interface KeepOptions {
  /** The tab's storage key, for a page whose anchors replace the inputs in the address. Private inputs are stored there, too. */
  readonly tab?: string;
}

interface State<Name extends string, Good> {
  readonly inputs: Inputs<Name>;
  readonly parsed: ParsedInputs<Good>;
  readonly lastGood: Good | null;
  readonly changed: boolean;
  /** True once a link or the visitor has set the inputs. */
  readonly given: boolean;
  readonly unread: readonly string[];
  /** The fragment before a change with `step`. */
  readonly stepFrom: string | null;
}

/**
 * The inputs of a tool, kept in the address after `#`. Adopts text typed into the prerendered form before hydration, by field name.
 * `fields` and `parse` must not change between renders: define them outside the component.
 */
export function useKeptInputs<Name extends string, Good>(
  form: RefObject<HTMLFormElement | null>,
  fields: Fields<Name>,
  parse: (inputs: Inputs<Name>) => ParsedInputs<Good>,
  { tab }: KeepOptions = {},
): KeptInputs<Name, Good> {
  const [state, setState] = useState(initialState);
  const typedEarly = useRef<Partial<Inputs<Name>>>({});
  const isHydrating = useSyncExternalStore(neverChanges, isNew, isServed);

  function initialState(): State<Name, Good> {
    const before = { inputs: initialInputs(fields), lastGood: null, changed: false, given: false, unread: [] };
    return withInputs({ ...before, parsed: { kind: 'empty' }, stepFrom: null }, {});
  }

  function withInputs(before: State<Name, Good>, part: Partial<Inputs<Name>>): State<Name, Good> {
    const inputs = { ...before.inputs, ...part };
    const parsed = parse(inputs);
    return { ...before, inputs, parsed, lastGood: parsed.kind === 'good' ? parsed.good : before.lastGood, stepFrom: null };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    // No visitor has typed into a form that was just created; it may show a kept choice, such as the home state.
    const typed = isHydrating ? readTyped(form.current, fields) : {};
    typedEarly.current = typed;
    const isTyped = Object.keys(typed).length > 0;
    const kept = tab ? readKept(tab, fields) : {};
    if (isTyped || tab) setState((before) => ({ ...withInputs(before, { ...kept, ...typed }), changed: isTyped, given: isTyped }));
  }, []);

  const address = useAddressState('hash', (hash, isFirst) => {
    const linked = readInputsHash(fields, hash);
    const unread = unreadInHash(fields, hash);
    if (unread.length > 0) setState((before) => ({ ...before, unread }));
    // Without "=" it is an anchor of the page.
    const isAnchor = !hash.includes('=') && (hash !== '' || tab !== undefined);
    if (isAnchor || (isFirst && Object.keys(linked).length === 0)) return;
    // Text typed before hydration wins over the link.
    const part = { ...unlinked(fields), ...linked, ...(isFirst ? typedEarly.current : {}) };
    setState((before) => ({ ...withInputs(before, part), given: true, unread }));
  });

  const { inputs, parsed, lastGood, changed, given, unread, stepFrom } = state;
  const ownHash = writeInputsHash(fields, inputs);
  useEffect(() => {
    if (!changed || parsed.kind !== 'good') return;
    if (stepFrom === null) return address.writeLater(ownHash);
    // The previous inputs may not have been written to the address yet.
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
      unread: [],
      stepFrom: step ? writeInputsHash(fields, before.inputs) : null,
    }));
  }, []);

  return {
    inputs,
    changed,
    good: parsed.kind === 'empty' ? null : lastGood,
    outdated: parsed.kind === 'wrong',
    hash: ownHash,
    unread,
    change,
    clear: () => {
      if (tab) removeTab(tab);
      setState(initialState);
      address.write('');
    },
  };
}

const neverChanges = () => () => {};
const isNew = () => false;
const isServed = () => true;

/** The initial values of the fields that a link can set. */
function unlinked<Name extends string>(fields: Fields<Name>): Partial<Inputs<Name>> {
  const open = (Object.keys(fields) as Name[]).filter((name) => !fields[name].isPrivate);
  return Object.fromEntries(open.map((name) => [name, fields[name].initial])) as Partial<Inputs<Name>>;
}

/** Longest text of one field that is restored from the tab's storage. */
const LONGEST_KEPT = 500;

/** The inputs in the tab's storage: as in a link, or as typed where they are invalid. */
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

/** The fields that were changed before hydration: they differ from the prerendered values. */
function readTyped<Name extends string>(form: HTMLFormElement | null, fields: Fields<Name>): Partial<Inputs<Name>> {
  if (!form) return {};
  const shown = mapFields(fields, (name) => shownText(form.elements.namedItem(name)));
  const typed = Object.entries<string | undefined>(shown).filter(
    ([name, text]) => text !== undefined && text !== fields[name as Name].initial,
  );
  return Object.fromEntries(typed) as Partial<Inputs<Name>>;
}

/** Undefined for a field that is not rendered. A checkbox returns its value if checked, otherwise an empty string. */
function shownText(control: Element | RadioNodeList | null): string | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? control.value : '';
  return control && 'value' in control && typeof control.value === 'string' ? control.value : undefined;
}
