/** The password in the address of a store. `URL` refuses addresses with several hosts. */
export function passwordIn(url: string): string {
  const [, password] = /^[a-z+]+:\/\/[^:@/]*:([^@/]+)@/.exec(url.trim()) ?? [];
  if (password === undefined) throw new Error('An address of a store holds no password.');
  return decodeURIComponent(password);
}
