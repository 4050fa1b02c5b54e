import { CRM_ACTOR } from '@annuity-lantern/contracts/http';

/** Who did something, at the start of a sentence: the user name, or words for the operator's CRM. */
export function whoWords(by: string): string {
  return by === CRM_ACTOR ? 'The CRM' : by;
}

/** The same for after `by`. */
export function byWords(by: string): string {
  return by === CRM_ACTOR ? 'the CRM' : by;
}
