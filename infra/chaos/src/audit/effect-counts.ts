/** How many effects of all leads are in which state, by `<effect> <state>`, of those that every lead is expected to have. */
export type EffectCounts = Readonly<Record<string, number>>;

const open = /(?:waiting|due|sending)$/;
const settled = /(?:done|unconfirmed)$/;

/** Those that still have to happen. */
export function openOf(counts: EffectCounts): EffectCounts {
  return Object.fromEntries(Object.entries(counts).filter(([what]) => open.test(what)));
}

export const countOpen = (counts: EffectCounts): number => sumOf(openOf(counts));

/** Those that have come to their end. */
export function countSettled(counts: EffectCounts): number {
  return sumOf(Object.fromEntries(Object.entries(counts).filter(([what]) => settled.test(what))));
}

function sumOf(counts: EffectCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
