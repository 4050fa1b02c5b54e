import { MY_REQUEST_PATH } from '@annuity-lantern/contracts/http';
import type { AnyLeadRecord, VisitorKeys } from '@annuity-lantern/lead-store';

interface LinkOptions {
  readonly visitorKeys: VisitorKeys;
  readonly publicOrigin: string;
  readonly now: () => Date;
}

/** Opens the page of a request. What follows `#` is sent to no server, and lets only ask for a code at the address of the request. */
export function myRequestLink(
  { visitorKeys, publicOrigin, now }: LinkOptions,
  lead: Pick<AnyLeadRecord, '_id' | 'email' | 'history'>,
): string {
  return `${publicOrigin}${MY_REQUEST_PATH}#${visitorKeys.linkTo(lead, now())}`;
}
