import { navigate, useNavigation, usePlace } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CalculatorInputs, defaultAmount, defaultInputs } from './calculator-inputs.ts';
import { readInputsHash, writeInputsHash } from './inputs-in-hash.ts';
import { type ParsedAmount, parseAmount } from './parse-amount.ts';

interface State {
  readonly inputs: CalculatorInputs;
  readonly parsed: ParsedAmount;
  /** The last amount that could be read: the result stays on it while the entry is wrong. */
  readonly lastAmount: number;
  /** False until the visitor has changed something: an address is only written for a change of theirs. */
  readonly changed: boolean;
}

export interface Calculator extends Omit<State, 'lastAmount'> {
  /** Dollars that the result is worked out for; null when there is no amount. */
  readonly amount: number | null;
  readonly change: (part: Partial<CalculatorInputs>) => void;
}

/** Milliseconds without a change before the address is rewritten: browsers refuse hundreds of rewrites in a row. */
const ADDRESS_PAUSE = 250;

/** The inputs, kept in the address after `#`, so that reload, back and a shared link bring them back. */
export function useCalculator(form: RefObject<HTMLFormElement | null>): Calculator {
  const [state, setState] = useState<State>({
    inputs: defaultInputs,
    parsed: { kind: 'amount', amount: defaultAmount },
    lastAmount: defaultAmount,
    changed: false,
  });
  const { hash } = usePlace();
  const written = useRef('');

  useEffect(() => {
    const typed = readTyped(form.current);
    if (Object.keys(typed).length > 0) setState((before) => withInputs(before, typed, true));
  }, [form]);

  useEffect(() => {
    if (hash === written.current) return;
    written.current = hash;
    // What the visitor has typed already, while the page was getting ready, outweighs the link they came by.
    setState((before) => (before.changed ? before : withInputs(before, readInputsHash(hash), false)));
  }, [hash]);

  const { inputs, parsed, lastAmount, changed } = state;
  useEffect(() => {
    if (!changed || parsed.kind !== 'amount') return;
    const timer = setTimeout(() => {
      const { pathname, search } = useNavigation.getState().place;
      written.current = writeInputsHash(inputs, parsed.amount);
      navigate(pathname + search + written.current, { replace: true, keepScroll: true });
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [inputs, parsed, changed]);

  return {
    inputs,
    parsed,
    changed,
    amount: parsed.kind === 'empty' ? null : lastAmount,
    change: (part) => setState((before) => withInputs(before, part, true)),
  };
}

function withInputs(before: State, part: Partial<CalculatorInputs>, changed: boolean): State {
  const inputs = { ...before.inputs, ...part };
  const parsed = parseAmount(inputs.amountText);
  return { inputs, parsed, changed, lastAmount: parsed.kind === 'amount' ? parsed.amount : before.lastAmount };
}

/** What stands in the served form and differs from what was served: it was typed before the script ran. */
function readTyped(form: HTMLFormElement | null): Partial<CalculatorInputs> {
  if (!form) return {};
  const given = new FormData(form);
  const amountText = String(given.get('amount') ?? '');
  const currentAge = Number(given.get('current-age'));
  const startAge = Number(given.get('start-age'));
  return {
    ...(amountText !== defaultInputs.amountText ? { amountText } : {}),
    ...(currentAge && currentAge !== defaultInputs.currentAge ? { currentAge } : {}),
    ...(startAge && startAge !== defaultInputs.startAge ? { startAge } : {}),
  };
}
