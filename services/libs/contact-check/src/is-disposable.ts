import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import mailchecker from 'mailchecker';

const lists: readonly { has(domain: string): boolean }[] = [mailchecker.blacklist(), disposableEmailBlocklistSet()];

/** Mailboxes that do not expire, although both lists name them: a forwarding service, and a name of mail.com. */
const permanent = new Set(['e4ward.com', 'royal.net']);

/**
 * Whether mail to a domain, or to a parent of it, certainly expires: both lists of disposable services have it. One alone also lists permanent
 * mailboxes (dr.com, hush.com) and services that forward to one.
 */
export function isDisposable(domain: string): boolean {
  const names = withParents(domain);
  return !names.some((name) => permanent.has(name)) && lists.every((list) => names.some((name) => list.has(name)));
}

/** Whether a list of disposable services has the domain. These services also own misspelled names of large ones. */
export function isDoubtful(domain: string): boolean {
  return withParents(domain).some((name) => lists.some((list) => list.has(name)));
}

function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
