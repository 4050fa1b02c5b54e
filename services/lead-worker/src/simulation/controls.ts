import {
  besideErased,
  callsAtOnce,
  clocksApart,
  codesAtOnce,
  correctedErased,
  elections,
  erasedBeside,
  erasedOfNewer,
  erasure,
  handedOver,
  heldAtOnce,
  hold,
  mixedReleases,
  otherSealed,
  type Plan,
  revokedBeforePersist,
  revokedErased,
  sameOwner,
} from './plan.ts';

export interface ControlRow {
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
    seed: 478,
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
    seed: 7,
    given: elections,
  },
  'outcomes forgotten': {
    does: 'A worker gives up an outcome that it could not commit within 10 s.',
    finds: /outcome is known|arrived 2 times/,
    seed: 17,
  },
  'losses uncounted': {
    does: 'A lead that ends its worker runs beside others again, and without limit.',
    finds: /ended \d+ workers/,
    seed: 49,
  },
  'revocations read early': {
    does: 'Revocations are read before persist is committed, and not before each send.',
    finds: /revocation/,
    seed: 948,
  },
  'copies not owed': {
    does: 'A revocation orders no effect that copies it, as if MongoDB had failed between the two writes.',
    finds: /lacks the revocation/,
    seed: 28,
  },
  'records not owed': {
    does: 'A revocation does not order its record in the consent ledger.',
    finds: /ledger lacks/,
    seed: 24,
  },
  'contact stored late': {
    does: 'A revocation does not store the normalized contact, so that a lead of an older intake is found only after persist.',
    finds: /revocation/,
    seed: 1,
    given: revokedBeforePersist,
  },
  'failures forgotten': {
    does: 'A lead does not hold the last failures of its effects.',
    finds: /last failure/,
    seed: 3,
  },
  'reminders after contact': {
    does: 'Reminders of a visitor who was called stay due.',
    finds: /after the first contact/,
    seed: 22,
  },
  'contradictions unseen': {
    does: 'An impossible state of a lead is passed over.',
    finds: /impossible state/,
    seed: 35,
  },
  'one form per key': {
    does: 'Another form under the same key, sealed during an outage, is dropped.',
    finds: /is lost/,
    seed: 0,
    given: otherSealed,
  },
  'erased keys refuse all': {
    does: 'Another form under the key of an erased request, sealed during an outage, is dropped.',
    finds: /is lost/,
    seed: 0,
    given: besideErased,
  },
  'copies dropped by key': {
    does: 'A restore drops every sealed copy of a key whose own request was erased.',
    finds: /is lost/,
    seed: 13,
    given: besideErased,
  },
  'copies come back': {
    does: 'A restore drops no sealed copy of a request that was stored beside another one of its key, and erased.',
    finds: /is back|sealed copy/,
    seed: 7,
    given: erasedBeside,
  },
  'erasures not noted': {
    does: 'An erasure leaves no note for a restore.',
    finds: /is back/,
    seed: 211,
  },
  'refusals not noted': {
    does: 'The note of an erasure that was refused after all is not canceled.',
    finds: /nobody erased it/,
    seed: 0,
    given: heldAtOnce,
  },
  'holds only in the history': {
    does: 'A hold is recorded, but erasing does not read it.',
    finds: /in spite of its hold/,
    seed: 0,
    given: { leads: [0], people: [hold(3000), erasure(6000, 'own')] },
  },
  'open effects go on': {
    does: 'Erasing leaves open effects as they are.',
    finds: /after the erasure/,
    seed: 0,
    given: {
      leads: [0],
      faults: [{ kind: 'provider', how: 'refuses', queue: 'lead-webhook', from: 0, lasting: 20_000 }],
      people: [erasure(3000, 'own')],
    },
  },
  'changes not compared': {
    does: 'A change of a lead is written although something else changed the lead since it was read.',
    finds: /one step behind another/,
    seed: 0,
    given: callsAtOnce,
  },
  'codes not compared': {
    does: 'A code is used, or tried, although something else changed the lead since it was read.',
    finds: /opened its page|was tried/,
    seed: 0,
    given: codesAtOnce,
  },
  'erased changed again': {
    does: 'A correction is written although the lead was erased since it was read.',
    finds: /is back/,
    seed: 1,
    given: correctedErased,
  },
  'erasures not compared': {
    does: 'A lead is erased although a revocation came since its duties were done.',
    finds: /lacks the revocation/,
    seed: 1,
    given: revokedErased,
  },
  'orders keep the token': {
    does: 'A new owner orders the mail again, but a worker that still sends the earlier one may commit.',
    finds: /never arrived/,
    seed: 3,
    given: handedOver,
  },
  'told people forgotten': {
    does: 'A lead does not hold of whom the visitor was told.',
    finds: /second mail about the same owner/,
    seed: 0,
    given: sameOwner,
  },
  'newer effects dropped': {
    does: 'An update writes only the effects that its release knows.',
    finds: /lost something of a newer release/,
    seed: 0,
    given: mixedReleases,
  },
  'newer fields left': {
    does: 'An erasure leaves the fields that its release does not know.',
    finds: /newer release after the erasure/,
    seed: 0,
    given: erasedOfNewer,
  },
  'own clocks': {
    does: "Leases go by each worker's clock.",
    finds: /taken from a worker that lives|outcome is known|arrived 2 times/,
    seed: 1,
    given: clocksApart,
  },
  'mail before the deed': {
    does: 'The mail that a request is deleted is sent before it is.',
    finds: /before it was/,
    seed: 0,
    given: { leads: [0], people: [{ ...erasure(3000, 'own'), by: 'visitor' }] },
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
