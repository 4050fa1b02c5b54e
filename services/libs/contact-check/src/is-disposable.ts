import mailchecker from 'mailchecker';

/**
 * Services that hand on to a mailbox which the visitor reads. The list below calls them throw-away all the same: their addresses can be
 * given up, as any can.
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

/** Whether a domain, or one that it is below, belongs to a throw-away service. */
export function isDisposable(domain: string): boolean {
  const labels = domain.split('.');
  const suffixes = labels.map((_, index) => labels.slice(index).join('.'));
  if (suffixes.some((suffix) => forwarders.has(suffix))) return false;
  const listed = mailchecker.blacklist();
  return suffixes.some((suffix) => listed.has(suffix));
}
