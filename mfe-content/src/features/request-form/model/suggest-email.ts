import { later } from '@annuity-lantern/ui';
import { lookAlikeDomains, popularMailDomains } from './mail-domains.ts';

/** Domains shorter than this are nearly always one typing mistake away from another real domain. */
const SHORT_DOMAIN = 9;

/** Kept out of the first load. */
export const loadSpellChecker = later(() => import(/* webpackChunkName: "email-spell-checker" */ '@zootools/email-spell-checker'));

/**
 * Suggests a correction, such as `ada@gmail.com` for `ada@gmial.com`. Undefined if the domain may be right.
 * Also undefined if the checker failed to load: a missing hint needs no error message.
 */
export async function suggestEmail(typed: string): Promise<string | undefined> {
  const checker = await loadSpellChecker();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  // Other characters cannot be a typing mistake of the domains below, and the checker throws on some of them.
  if (!checker || at < 1 || !/^[a-z\d.-]+$/.test(domain)) return undefined;
  // The checker's default lists are worldwide: for ada@rr.com they would suggest ada@qq.com.
  const found = checker.run({
    email: `name@${domain}`,
    domains: [...popularMailDomains, ...lookAlikeDomains],
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.domain;
  if (!popularMailDomains.some((known) => known === found) || !found) return undefined;
  if (found.length < SHORT_DOMAIN && nameOf(found) !== nameOf(domain)) return undefined;
  // Keeps the part before the @ as typed. The checker would change it to lower case.
  return `${typed.slice(0, at)}@${found}`;
}

function nameOf(domain: string): string {
  return domain.split('.')[0] ?? domain;
}
