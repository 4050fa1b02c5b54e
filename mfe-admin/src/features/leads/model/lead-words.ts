import { type ConsentBox, consentText, isConsentVersion } from '@annuity-lantern/contracts/consent-texts';
import { ageRanges, usStates } from '@annuity-lantern/contracts/http';
import type { Lead } from './lead.ts';

const channelWords = { automatedCalls: 'automated calls', texts: 'text messages', email: 'email' } as const;

/** `Okafor, Margaret`: lists are read by last name. */
export function listName(lead: Lead): string {
  return `${lead.lastName}, ${lead.firstName}`;
}

export function fullName(lead: Lead): string {
  return `${lead.firstName} ${lead.lastName}`;
}

export function ageWords(lead: Pick<Lead, 'age'>): string | undefined {
  return choiceWords(ageRanges, lead.age);
}

export function stateWords(lead: Pick<Lead, 'state'>): string | undefined {
  return choiceWords(usStates, lead.state);
}

/** What the visitor agreed to, in the words a person needs before dialling. Without a record nothing was agreed to. */
export function consentWords(lead: Lead): { readonly agreed: string; readonly refused: string } {
  const channels = lead.consent?.channels;
  const entries = Object.entries(channelWords) as [keyof typeof channelWords, string][];
  return {
    agreed: entries
      .filter(([key]) => channels?.[key])
      .map(([, words]) => words)
      .join(', '),
    refused: entries
      .filter(([key]) => !channels?.[key])
      .map(([, words]) => words)
      .join(', '),
  };
}

/** What stood beside each box, with the visitor's choice; undefined when this release does not know the version. */
export function shownConsents({ textVersion, network, channels, analytics = false }: NonNullable<Lead['consent']>) {
  if (!isConsentVersion(textVersion)) return undefined;
  const { boxes } = consentText(textVersion, network ?? '[name not stored]');
  const chosen: Readonly<Record<ConsentBox, boolean>> = { ...channels, analytics };
  return (Object.keys(boxes) as ConsentBox[]).map((box) => {
    const { label, hint } = boxes[box];
    return { box, chosen: chosen[box], words: hint ? `${label} ${hint}` : label };
  });
}

/** A number that a phone dials: `+1` and ten digits; undefined for anything else. */
export function dialable(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
}

/** The label of a choice. A value that is no choice of this version is shown as it is. */
export function choiceWords(labels: Readonly<Record<string, string>>, value: string | undefined): string | undefined {
  return value !== undefined && Object.hasOwn(labels, value) ? labels[value] : value;
}
