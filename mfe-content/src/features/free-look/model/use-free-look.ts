import type { UsState } from '@annuity-lantern/contracts/http';
import { type CalendarDay, fromIso } from '@annuity-lantern/domain/calendar-day';
import { useToday } from '@annuity-lantern/host-kit';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import { type KeptInputs, useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { type RefObject, useRef } from 'react';
import { stateCodes } from '../../../what-next/state-select.tsx';
import { useOwnState } from '../../../what-next/use-own-state.ts';
import { type FreeLookTexts, freeLookDays, freeLookFields, type GivenContract, parseContract } from './count-fields.ts';
import { countFreeLook, type FreeLook } from './count-free-look.ts';
import { readLaw, type StateLaw } from './read-law.ts';

export interface FreeLookState extends KeptInputs<keyof FreeLookTexts, GivenContract> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isSigned: boolean;
  /** The state in the form, else the one that this browser keeps. */
  readonly state: UsState | '';
  /** Null without a state. */
  readonly law: StateLaw | null;
  /** Null until date and days can be read, and while the contract is not delivered. */
  readonly freeLook: FreeLook | null;
  /** What the count still needs, in words; empty once there is one. */
  readonly missing: string;
  readonly today: CalendarDay | null;
}

/** The inputs of the page: the count is kept in the address after `#`, and everything in this tab, so that a reload loses nothing. */
export function useFreeLook(): FreeLookState {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptInputs(form, freeLookFields, parseContract, { tab: 'annuity-lantern.free-look' });
  const [ownState] = useOwnState();
  const today = fromIso(useToday());
  const { inputs, good } = kept;
  const state = stateCodes.find((code) => code === inputs.state) ?? ownState;
  const law = readLaw(state, inputs);
  const typed = parseNumber(inputs.days, freeLookDays);
  const days = typed.kind === 'number' ? typed.number : typed.kind === 'empty' ? (law?.days ?? null) : null;
  const delivered = good?.delivered ?? null;
  return {
    ...kept,
    form,
    today,
    state,
    law,
    isSigned: inputs.stage === 'signed',
    missing: [...(delivered ? [] : ['the day of delivery']), ...(days === null ? ['the number of days'] : [])].join(' and '),
    freeLook: delivered && days !== null ? countFreeLook(delivered, days, typed.kind === 'number' ? 'cover' : 'law', today) : null,
  };
}
