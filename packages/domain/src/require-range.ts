/** @throws RangeError that names the field and its range. */
export function requireRange(field: string, value: number, from: number, to: number): void {
  if (!(value >= from && value <= to)) throw new RangeError(`${field} must be from ${from} to ${to}.`);
}
