/** The operator's CRM, which records what its people did. */
export const CRM_ACTOR = 'crm';

/** The operator's mail host, which reports what became of our mails. */
export const MAIL_ACTOR = 'mail host';

/** The person of a request, on its page. */
export const VISITOR_ACTOR = 'visitor';

/**
 * The names of the desk itself, its commands, visitors, the CRM and the mail host in histories and in the audit. No account may have one: the author of an
 * entry would be ambiguous.
 */
export const deskActors = ['system', VISITOR_ACTOR, 'command', 'unknown', CRM_ACTOR, MAIL_ACTOR] as const;

/** In any spelling that an account would be found by. */
export function isDeskActor(username: string): boolean {
  return deskActors.some((actor) => actor === username.normalize('NFKC').trim().toLowerCase());
}
