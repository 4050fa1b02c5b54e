import { type ConsentBox, consentText } from '@annuity-lantern/contracts/consent-texts';
import { isConsentVersion } from '@annuity-lantern/contracts/consent-versions';
import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { ageRanges, type ConsentChannel, type ConsentDoubt, choiceWords, consentChannels, usStates } from '@annuity-lantern/contracts/http';
import { isConsultation, type Lead } from './lead.ts';

export const channelWords = {
  automatedCalls: 'automated calls',
  texts: 'text messages',
  email: 'email',
} as const satisfies Record<ConsentChannel, string>;

/** `Consultation` or `Annuity review`. */
export function kindWords(lead: Lead): string {
  return isConsultation(lead) ? 'Consultation' : 'Annuity review';
}

/** `Okafor, Margaret`: lists are read by last name. */
export function listName(lead: Lead): string {
  return `${lead.lastName}, ${lead.firstName}`;
}

export function fullName(lead: Pick<Lead, 'firstName' | 'lastName'>): string {
  return `${lead.firstName} ${lead.lastName}`;
}

export function ageWords(lead: Pick<Lead, 'age'>): string | undefined {
  return choiceWords(ageRanges, lead.age);
}

export function stateWords(lead: Pick<Lead, 'state'>): string | undefined {
  return choiceWords(usStates, lead.state);
}

/** The consents in force, in the words that staff need before dialing. No record means no consent. Consents that a wish for no calls overrides are in neither. */
export function consentWords(lead: Pick<Lead, 'consent' | 'revocations' | 'noCalls' | 'noCallsHere' | 'noEmail'>): {
  readonly agreed: string;
  readonly refused: string;
} {
  const { channels, revoked } = effectiveConsent(lead);
  const wordsOf = (which: (channel: ConsentChannel) => boolean) => revocationWords(consentChannels.filter(which));
  return {
    agreed: wordsOf((channel) => channels[channel]),
    refused: wordsOf((channel) => !channels[channel] && !revoked[channel] && !lead.consent?.channels[channel]),
  };
}

/** Why a consent that came with the request counts as not given. */
export const consentDoubtWords = {
  unknown_words: 'The form named words that this site never showed, so we count every consent as not given.',
  unknown_network: 'The form named another company, so we count every consent as not given.',
} as const satisfies Record<ConsentDoubt, string>;

/** `automated calls, email`. A channel unknown to this version keeps its raw name. */
export function revocationWords(channels: readonly string[]): string {
  return channels.map((channel) => choiceWords(channelWords, channel)).join(', ');
}

/** The text beside each box with the visitor's choice. Undefined if this release does not know the text's version. */
export function shownConsents({ textVersion, network, channels, analytics = false }: NonNullable<Lead['consent']>) {
  if (!isConsentVersion(textVersion)) return undefined;
  const { boxes } = consentText(textVersion, network ?? '[name not stored]');
  const chosen: Readonly<Record<ConsentBox, boolean>> = { ...channels, analytics };
  return (Object.keys(boxes) as ConsentBox[]).map((box) => {
    const { label, hint } = boxes[box];
    return { box, chosen: chosen[box], words: hint ? `${label} ${hint}` : label };
  });
}
