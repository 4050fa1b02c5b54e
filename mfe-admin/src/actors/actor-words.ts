import { CRM_ACTOR, MAIL_ACTOR } from '@annuity-lantern/contracts/http';

const systems: Readonly<Record<string, string>> = { [CRM_ACTOR]: 'CRM', [MAIL_ACTOR]: 'mail host' };

/** Who did something, at the start of a sentence: the user name, or words for a system of the operator. */
export function whoWords(by: string): string {
  return Object.hasOwn(systems, by) ? `The ${systems[by]}` : by;
}

/** The same for after `by`. */
export function byWords(by: string): string {
  return Object.hasOwn(systems, by) ? `the ${systems[by]}` : by;
}
