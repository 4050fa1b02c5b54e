/** What a link of a mail is for, from the part of its address after `#`. Null for any other address. */
export function readReminderLink(hash: string): { readonly use: 'confirm' | 'stop'; readonly token: string } | null {
  const [, use, token = ''] = /^#(confirm|stop)=([\w-]{22}\.[\w-]{22})$/.exec(hash) ?? [];
  return use === 'confirm' || use === 'stop' ? { use, token } : null;
}
