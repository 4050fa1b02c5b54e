import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { makeCallFile } from '@annuity-lantern/domain/calendar-file';
import type { PublicSite } from './site.ts';

/** In minutes. */
const LENGTH = 30;

interface Appointment {
  /** Of the request. */
  readonly leadId: string;
  /** Which appointment of the request, and its version. */
  readonly number: number;
  readonly version: number;
  readonly at: Date;
  /** It fell away. */
  readonly isCanceled?: boolean;
}

export interface AppointmentFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** The calendar file of a call that both agreed on, for the visitor and for staff. It holds nothing that the visitor typed. */
export function appointmentFile(
  { leadId, number, version, at, isCanceled = false }: Appointment,
  { productName, networkName, phone, contactEmail }: Pick<PublicSite, 'productName' | 'networkName' | 'phone' | 'contactEmail'>,
  { publicOrigin, now }: { readonly publicOrigin: string; readonly now: Date },
): AppointmentFile {
  const content = makeCallFile({
    id: `call-${leadId}-${number}`,
    host: new URL(publicOrigin).hostname,
    version,
    at,
    minutes: LENGTH,
    isCanceled,
    summary: `Call with ${productName}`,
    description: `${networkName} calls about request ${leadReference(leadId)}. To change the time or cancel, call ${phone.display}.`,
    organizer: { name: networkName, email: contactEmail },
    now,
    productName,
  });
  return { name: 'call.ics', type: `text/calendar; charset=utf-8; method=${isCanceled ? 'CANCEL' : 'PUBLISH'}`, content };
}
