import { createHmac } from 'node:crypto';
import { shapeConflictId } from '../insert/shape-lead-id.ts';
import type { ConsentSignature, LeadKind, NewLead, StoredLead } from '../record/lead-record.ts';

type Signed = Pick<NewLead<LeadKind>, 'id' | 'bodyHmac' | 'consent' | 'consentDoubt' | 'reception'>;
type Judged = Pick<StoredLead, '_id' | 'keyConflict' | 'bodyHmac' | 'consent' | 'consentDoubt' | 'reception' | 'consentSignature'>;

/** Signs what a visitor chose, and how it arrived. The intake does, which alone saw the call: who can write to MongoDB cannot invent a consent. */
export function signConsent(idKey: string, lead: Signed, at: Date): ConsentSignature {
  const iso = at.toISOString();
  return { at: iso, hmac: hmacOf(idKey, lead, iso) };
}

/** Whether the intake signed what a stored lead says about its consent. `none`: an older release took the request in. */
export function judgeConsentSignature(idKey: string, lead: Judged): 'good' | 'none' | 'bad' {
  const { consentSignature } = lead;
  if (!consentSignature) return 'none';
  return hmacOf(idKey, { ...lead, id: signedId(idKey, lead) }, consentSignature.at) === consentSignature.hmac ? 'good' : 'bad';
}

/** A worker may have stored it under another id, which follows from the one that was signed. */
function signedId(idKey: string, { _id, keyConflict, bodyHmac }: Judged): string {
  return keyConflict !== undefined && shapeConflictId(idKey, keyConflict, bodyHmac) === _id ? keyConflict : _id;
}

function hmacOf(idKey: string, { id, bodyHmac, consent, consentDoubt, reception }: Signed, at: string): string {
  const { address, userAgent, page, globalPrivacyControl } = reception;
  const chosen = consent && [
    consent.textVersion,
    consent.network,
    consent.analytics === true,
    ...(['automatedCalls', 'texts', 'email'] as const).map((channel) => consent.channels[channel] === true),
  ];
  const signed = [id, bodyHmac, at, chosen, consentDoubt, address, userAgent, page, globalPrivacyControl === true];
  return createHmac('sha256', idKey)
    .update(`annuity-lantern consent signature\0${JSON.stringify(signed)}`)
    .digest('base64url');
}
