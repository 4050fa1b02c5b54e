/** The host of an address as people say it: without `www.`. */
export function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
