import { isPrivateHost } from '@annuity-lantern/service-kit/address';

const LONGEST = 2000;

/** The address of an article as a link for visitors; undefined unless it is a web address on the open internet, without a name or password in it. */
export function articleLink(given: string | undefined, feedUrl: string): string | undefined {
  const text = given?.trim();
  if (!text || text.length > LONGEST || !URL.canParse(text, feedUrl)) return undefined;
  const url = new URL(text, feedUrl);
  const isOpen = /^https?:$/.test(url.protocol) && !url.username && !url.password && !isPrivateHost(url.hostname);
  return isOpen && url.href.length <= LONGEST ? url.href : undefined;
}
