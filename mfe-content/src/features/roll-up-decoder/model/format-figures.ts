/** A chance from 0 to 1: `54%`; a small one is not shown as zero. */
export function formatChance(chance: number): string {
  return chance > 0 && chance < 0.005 ? 'under 1%' : `${Math.round(chance * 100)}%`;
}
