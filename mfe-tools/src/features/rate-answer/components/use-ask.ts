import type { Ask } from '@annuity-lantern/domain/best-guaranteed';
import type { StateChoice } from '@annuity-lantern/domain/sold-in';
import { keepHomeState, useHomeState } from '@annuity-lantern/host-kit/home-state';
import { writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { type KeptInputs, useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { type AskTexts, askFields, parseAsk } from '../model/ask-inputs.ts';

export interface Asked extends Omit<KeptInputs<keyof AskTexts, Ask>, 'clear'> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Where the visitor lives: one choice for the sentence and for the list. */
  readonly state: StateChoice;
  readonly chooseState: (state: StateChoice) => void;
}

/**
 * What the visitor asks. The state is kept in this browser for later visits and for the request forms. A link may name another one, which
 * is shown and not kept until the visitor chooses it.
 */
export function useAsk(): Asked {
  const form = useRef<HTMLFormElement>(null);
  const kept = useHomeState();
  const { inputs, change: changeInputs, changed, good, outdated, unread } = useKeptInputs(form, askFields, parseAsk);
  const state = inputs.state === 'all' ? kept : (inputs.state as StateChoice);
  const texts = useMemo(() => ({ ...inputs, state }), [inputs, state]);
  const ask = useMemo(() => good && { ...good, state }, [good, state]);

  const change = useCallback<Asked['change']>(
    (part, options) => {
      if (part.state !== undefined) keepHomeState(part.state as StateChoice);
      // The address then names the kept state, too.
      changeInputs({ state, ...part }, options);
    },
    [changeInputs, state],
  );
  const chooseState = useCallback<Asked['chooseState']>(
    (next) => {
      keepHomeState(next);
      changeInputs({ state: next });
    },
    [changeInputs],
  );

  return { form, inputs: texts, change, changed, good: ask, outdated, hash: writeInputsHash(askFields, texts), unread, state, chooseState };
}
