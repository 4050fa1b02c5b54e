/** One spelling per account: without case, surrounding spaces and variants of typing an accent. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

/** Whether people could mistake one normalized name for the other: `m1ller` and `miller`, `ann.lee` and `annlee`. */
export function looksLike(one: string, other: string): boolean {
  return lookOf(one) === lookOf(other);
}

function lookOf(username: string): string {
  return username.replace(/[._-]/g, '').replace(/0/g, 'o').replace(/[1i]/g, 'l').replace(/rn/g, 'm').replace(/vv/g, 'w');
}
