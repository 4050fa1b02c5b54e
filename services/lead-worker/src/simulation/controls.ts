/**
 * Old behavior that the simulation can switch back on, to show that it would find it: what it does, the promise that breaks, and a seed
 * that finds it.
 */
export const controls = {
  'leases never rest': {
    does: 'Expired leases may be taken at once, also right after MongoDB was away.',
    finds: /taken from a worker that lives|outcome is known|arrived 2 times/,
    seed: 8,
  },
  'primary unnoticed': {
    does: 'A worker does not notice another primary, whose clock may be ahead.',
    finds: /taken from a worker that lives|outcome is known|arrived 2 times/,
    seed: 432,
  },
  'outcomes forgotten': {
    does: 'A worker gives up an outcome that it could not commit within 10 s.',
    finds: /outcome is known|arrived 2 times/,
    seed: 24,
  },
  'losses uncounted': {
    does: 'A lead that ends its worker runs beside others again, and without limit.',
    finds: /ended \d+ workers/,
    seed: 22,
  },
  'revocations read early': {
    does: 'Revocations are read before persist is committed, and not before each send.',
    finds: /revocation/,
    seed: 480,
  },
  'contradictions unseen': {
    does: 'An impossible state of a lead is passed over.',
    finds: /impossible state/,
    seed: 0,
  },
} as const satisfies Readonly<Record<string, { readonly does: string; readonly finds: RegExp; readonly seed: number }>>;

export type Control = keyof typeof controls;

export function isControl(name: string): name is Control {
  return Object.hasOwn(controls, name);
}
