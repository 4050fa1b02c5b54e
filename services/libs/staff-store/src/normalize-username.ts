/** One spelling per account: without case, surrounding spaces and variants of typing an accent. */
export function normalizeUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
