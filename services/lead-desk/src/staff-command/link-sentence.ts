import type { ResetSecret } from '@annuity-lantern/staff-store';

/** How to hand a link over. The command does not know the site's address, so it prints only the path. */
export function linkSentence(username: string, { token, until }: ResetSecret): string {
  return `${username} sets a password at the desk's address followed by this, once, until ${until.toISOString()}:\n/admin#reset=${token}`;
}
