/**
 * Where a condition ends that holds at the lower bound and not at the upper one: halves the range until no number lies between the bounds.
 * Raises nothing.
 */
export function bisect(from: number, to: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, to];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (holds(middle)) low = middle;
    else high = middle;
  }
}
