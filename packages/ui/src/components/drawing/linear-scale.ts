import { scaleLinear } from 'd3-scale';

/**
 * Maps values to pixels of a drawing, in proportion.
 *
 * @param from the values at both ends. If they are equal, every value maps to the middle.
 * @param to the pixels of both ends.
 * @returns a function from a value to its pixel, rounded to one decimal. It extrapolates beyond the ends.
 */
export function linearScale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const scale = scaleLinear(from, to);
  return (value) => Math.round(scale(value) * 10) / 10;
}
