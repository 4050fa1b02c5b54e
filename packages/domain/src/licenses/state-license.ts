import { usStates } from '../rates/us-states.ts';

/** A state's license to sell annuities: for the line of authority Life, in the words of NIPR, the registry of insurance licenses. */
export interface StateLicense extends LicensedState {
  /** License number. */
  readonly number: string;
}

/** A license as colleagues see it. */
export interface LicensedState {
  readonly state: string;
  /** Expiration date: the last day on which it holds, `2027-05-31`. */
  readonly until: string;
}

/** The licenses recorded for an account; none while nothing is recorded. */
export type Licenses<Held extends LicensedState = LicensedState> = readonly Held[] | undefined;

/** Whether an account may sell to a person of a state. An area code tells no state. */
export type License<Held extends LicensedState = LicensedState> =
  | { readonly kind: 'licensed'; readonly license: Held }
  | { readonly kind: 'ended'; readonly license: Held }
  | { readonly kind: 'not_licensed' }
  /** Nothing is recorded for the account. */
  | { readonly kind: 'unchecked' }
  /** The request has no state of ours. */
  | { readonly kind: 'no_state' };

/**
 * The one rule that decides in which states an account may sell. Raises nothing.
 *
 * @param day by the clock of the office, `2027-05-31`; a license holds on its expiration date
 */
export function licenseFor<Held extends LicensedState>(licenses: Licenses<Held>, state: unknown, day: string): License<Held> {
  if (!licenses || licenses.length === 0) return { kind: 'unchecked' };
  if (typeof state !== 'string' || !Object.hasOwn(usStates, state)) return { kind: 'no_state' };
  const license = licenses.find((one) => one.state === state);
  if (!license) return { kind: 'not_licensed' };
  return { kind: license.until < day ? 'ended' : 'licensed', license };
}

/** Whether a request of the state may be given to the account for more than service. Raises nothing. */
export function maySell(licenses: Licenses, state: unknown, day: string): boolean {
  const { kind } = licenseFor(licenses, state, day);
  return kind !== 'not_licensed' && kind !== 'ended';
}

/** The states in which the account may not sell on this day; none while it is unchecked. Raises nothing. */
export function statesWithout(licenses: Licenses, day: string): string[] {
  return Object.keys(usStates).filter((state) => !maySell(licenses, state, day));
}
