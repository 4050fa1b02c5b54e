import { namesNetwork } from '@annuity-lantern/contracts/consent-texts';
import { isConsentVersion } from '@annuity-lantern/contracts/consent-versions';
import type { Consent, ConsentDoubt } from '@annuity-lantern/contracts/http';

interface Judged {
  readonly consent: Consent | null;
  readonly consentDoubt?: ConsentDoubt;
}

/**
 * A consent counts only if it can be proved: we have the words that it names, and they named this network. Otherwise it is stored as not
 * given, with the reason for staff. The request itself is accepted.
 *
 * @param networks every name under which the network may ask (readNetworkNames)
 */
export function judgeConsent(consent: Consent | undefined, networks: ReadonlySet<string>): Judged {
  if (!consent) return { consent: null };
  const { textVersion, network } = consent;
  if (!isConsentVersion(textVersion)) return { consent: null, consentDoubt: 'unknown_words' };
  const isNamed = network === undefined ? !namesNetwork(textVersion) : networks.has(network);
  return isNamed ? { consent } : { consent: null, consentDoubt: 'unknown_network' };
}
