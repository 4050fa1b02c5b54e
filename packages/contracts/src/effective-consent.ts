import { type ConsentChannel, consentChannels } from './http/revocations.ts';

/** A request as it is stored or answered. */
interface Consenting<R> {
  readonly consent?: { readonly channels: Readonly<Record<ConsentChannel, boolean>> } | null | undefined;
  /** Oldest first; absent when nothing was taken back. */
  readonly revocations?: readonly R[] | undefined;
  /** Present while the person wants no calls at all. */
  readonly noCalls?: object | null | undefined;
  /** Present if the person wants no calls about this request. */
  readonly noCallsHere?: object | null | undefined;
  /** Present while the person wants no mail at all. */
  readonly noEmail?: object | null | undefined;
  /** Present while mail to the address comes back. It changes no consent. */
  readonly badAddress?: object | null | undefined;
}

export interface EffectiveConsent<R> {
  /** Which channels may be used now. */
  readonly channels: Readonly<Record<ConsentChannel, boolean>>;
  /** The revocation that ended each channel. A channel that the visitor never agreed to can be here too: they said it again. */
  readonly revoked: Readonly<Partial<Record<ConsentChannel, R>>>;
}

/**
 * A visitor's current consent: the consents given, less those taken back. Every list, panel, export and provider asks this, never the
 * stored consent. A revocation is stored in each request that it ends, so the request alone decides. Who wants no calls at all gets no
 * automated calls and no texts either, also where a later request agreed to them. The same holds for who wants no mail, and for no calls about one request.
 */
export function effectiveConsent<R extends { readonly channels: readonly string[] }>({
  consent,
  revocations = [],
  noCalls,
  noCallsHere,
  noEmail,
}: Consenting<R>): EffectiveConsent<R> {
  const revoked: Partial<Record<ConsentChannel, R>> = {};
  const channels = { automatedCalls: false, texts: false, email: false };
  for (const channel of consentChannels) {
    const last = revocations.findLast((one) => one.channels.includes(channel));
    if (last) revoked[channel] = last;
    const isBanned = channel === 'email' ? noEmail : (noCalls ?? noCallsHere);
    channels[channel] = !last && !isBanned && consent?.channels[channel] === true;
  }
  return { channels, revoked };
}
