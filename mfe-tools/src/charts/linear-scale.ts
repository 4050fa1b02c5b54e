/**
 * Where values lie on a drawing, in proportion.
 *
 * @param from the values at both ends; where they are the same, everything lies in the middle
 * @param to where they lie, in pixels
 * @returns the pixels of a value, also of one beyond the ends
 */
export function linearScale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const length = from[1] - from[0];
  return (value) => {
    const share = length === 0 ? 0.5 : (value - from[0]) / length;
    // Exact at both ends, which a start plus a share of the length is not.
    return to[0] * (1 - share) + to[1] * share;
  };
}
