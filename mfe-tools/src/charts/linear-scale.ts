/**
 * Where values lie on a drawing, in proportion.
 *
 * @param from the values at both ends; if they are equal, everything lies in the middle
 * @param to where they lie, in pixels
 * @returns the place of a value in pixels, to one decimal, also beyond the ends
 */
export function linearScale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const length = from[1] - from[0];
  return (value) => {
    const share = length === 0 ? 0.5 : (value - from[0]) / length;
    return Math.round((to[0] + share * (to[1] - to[0])) * 10) / 10;
  };
}
