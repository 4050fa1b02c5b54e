import { scaleLinear } from 'd3-scale';

/**
 * Where values lie on a drawing, in proportion.
 *
 * @param from the values at both ends; if they are equal, everything lies in the middle
 * @param to where they lie, in pixels
 * @returns the place of a value in pixels, to one decimal, also beyond the ends
 */
export function linearScale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const scale = scaleLinear(from, to);
  return (value) => Math.round(scale(value) * 10) / 10;
}
