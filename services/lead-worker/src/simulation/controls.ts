import { elections, type Plan } from './plan.ts';

interface ControlRow {
  readonly does: string;
  /** The promise that breaks. */
  readonly finds: RegExp;
  /** Finds it. */
  readonly seed: number;
  /** Replaces these parts of the seed's plan. */
  readonly given?: Partial<Plan>;
}

/** Old behavior that the simulation can switch back on, to show that it would find it. */
export const controls = {
  'leases never rest': {
    does: 'Expired leases may be taken at once, also right after MongoDB was away.',
    finds: /taken from a worker that lives|outcome is known|arrived 2 times/,
    seed: 23,
  },
  'primary unnoticed': {
    does: 'A worker does not notice another primary, whose clock may be ahead.',
    finds: /taken from a worker that lives|outcome is known|arrived 2 times/,
    seed: 0,
    given: elections,
  },
  'last sweep forgotten': {
    does: 'A claim that is the first call to a new primary takes what expired by the clock of that primary.',
    finds: /taken from a worker that lives|outcome is known|arrived 2 times/,
    seed: 0,
    given: elections,
  },
  'outcomes forgotten': {
    does: 'A worker gives up an outcome that it could not commit within 10 s.',
    finds: /outcome is known|arrived 2 times/,
    seed: 8,
  },
  'losses uncounted': {
    does: 'A lead that ends its worker runs beside others again, and without limit.',
    finds: /ended \d+ workers/,
    seed: 47,
  },
  'revocations read early': {
    does: 'Revocations are read before persist is committed, and not before each send.',
    finds: /revocation/,
    seed: 931,
  },
  'copies not owed': {
    does: 'A revocation orders no effect that copies it, as if MongoDB had failed between the two writes.',
    finds: /lacks the revocation/,
    seed: 25,
  },
  'records not owed': {
    does: 'A revocation does not order its record in the consent ledger.',
    finds: /ledger lacks/,
    seed: 0,
  },
  'contact stored late': {
    does: 'A revocation does not store the normalized contact, so that it is found only after persist.',
    finds: /revocation/,
    seed: 1538,
  },
  'failures forgotten': {
    does: 'A lead does not hold the last failures of its effects.',
    finds: /last failure/,
    seed: 0,
  },
  'reminders after contact': {
    does: 'Reminders of a visitor who was called stay due.',
    finds: /after the first contact/,
    seed: 2,
  },
  'contradictions unseen': {
    does: 'An impossible state of a lead is passed over.',
    finds: /impossible state/,
    seed: 0,
  },
} as const satisfies Readonly<Record<string, ControlRow>>;

export type Control = keyof typeof controls;

/** The plan with what the control replaces. */
export function planFor(plan: Plan, control: Control | undefined): Plan {
  const { given }: Partial<ControlRow> = control ? controls[control] : {};
  return { ...plan, ...given };
}

export function isControl(name: string): name is Control {
  return Object.hasOwn(controls, name);
}
