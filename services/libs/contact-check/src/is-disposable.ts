import mailchecker from 'mailchecker';

/**
 * Services that forward to a mailbox that the visitor reads. mailchecker lists them as disposable, because their addresses can be deleted.
 */
const forwarders = new Set([
  'addy.io',
  'aleeas.com',
  'anonaddy.com',
  'anonaddy.me',
  'duck.com',
  'mozmail.com',
  'passinbox.com',
  'passmail.net',
  'relay.firefox.com',
  'simplelogin.com',
  'slmail.me',
]);

/** Whether a domain, or a parent of it, belongs to a disposable mail service. */
export function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  const suffixes = labels.map((_, index) => labels.slice(index).join('.'));
  if (suffixes.some((suffix) => forwarders.has(suffix))) return false;
  const listed = mailchecker.blacklist();
  return suffixes.some((suffix) => listed.has(suffix));
}
