import type { Tick } from '@annuity-lantern/ui/drawing';

interface AgeAxis {
  readonly xOf: (age: number) => number;
  readonly from: number;
  readonly to: number;
  /** Most important first. A tick without room beside earlier ones is left out. */
  readonly wanted: readonly number[];
  readonly strong: readonly number[];
  /** Least pixels between two labels. */
  readonly gap: number;
}

/** The ages to name below an axis of ages. */
export function ageTicks({ xOf, from, to, wanted, strong, gap }: AgeAxis): readonly Tick[] {
  const taken: number[] = [];
  for (const age of wanted) {
    if (age >= from && taken.every((other) => Math.abs(xOf(age) - xOf(other)) >= gap)) taken.push(age);
  }
  return taken
    .sort((one, other) => one - other)
    .map((age) => ({
      x: xOf(age),
      label: age,
      anchor: age === from ? 'start' : age === to ? 'end' : 'middle',
      strong: strong.includes(age),
    }));
}
