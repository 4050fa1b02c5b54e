import { lookAlikeDomains, popularMailDomains } from './mail-domains.ts';

/** Below this many characters nearly every domain is one slip away from another real one. */
const SHORT_DOMAIN = 9;

let loading: Promise<typeof import('@zootools/email-spell-checker')> | undefined;

/** Loads the checker of typing mistakes, which is no part of the page's first load. A failure is tried again at the next call. */
export function loadSpellChecker() {
  loading ??= import(/* webpackChunkName: "email-spell-checker" */ '@zootools/email-spell-checker').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * The address that was perhaps meant, such as `ada@gmail.com` for `ada@gmial.com`. Undefined when the domain may well be what it should be,
 * and when the checker could not be loaded: a hint is worth no error message.
 */
export async function suggestEmail(typed: string): Promise<string | undefined> {
  const checker = await loadSpellChecker().catch(() => undefined);
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).toLowerCase();
  // Nothing else can be a slip of a domain below, and of some other characters the checker makes an exception.
  if (!checker || at < 1 || !/^[a-z\d.-]+$/.test(domain)) return undefined;
  // The checker's own lists are the world's, and would ask the owner of ada@rr.com whether she means ada@qq.com.
  const found = checker.run({
    email: `name@${domain}`,
    domains: [...popularMailDomains, ...lookAlikeDomains],
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.domain;
  if (!popularMailDomains.some((known) => known === found) || !found) return undefined;
  if (found.length < SHORT_DOMAIN && nameOf(found) !== nameOf(domain)) return undefined;
  // What stands before the @ is kept as it was typed; the checker would write it in small letters.
  return `${typed.slice(0, at)}@${found}`;
}

function nameOf(domain: string): string {
  return domain.split('.')[0] ?? domain;
}
