/** One account has one spelling: case, spaces around it and the way an accent was typed make no difference. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
