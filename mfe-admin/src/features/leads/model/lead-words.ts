import { ageRanges, assetRanges, type ConsultationRequest, usStates } from '@annuity-lantern/contracts/http';
import type { Lead } from './lead.ts';

const channelWords = { automatedCalls: 'automated calls', texts: 'text messages', email: 'e-mail' } as const;

/** `Okafor, Margaret`: lists are read by last name. */
export function listName(lead: Lead): string {
  return `${lead.lastName}, ${lead.firstName}`;
}

export function fullName(lead: Lead): string {
  return `${lead.firstName} ${lead.lastName}`;
}

export function ageWords(lead: Pick<Lead, 'age'>): string | undefined {
  return lead.age && lookUp(ageRanges, lead.age);
}

export function assetWords(lead: ConsultationRequest): string {
  return lookUp(assetRanges, lead.assets);
}

export function stateWords(lead: Pick<Lead, 'state'>): string | undefined {
  return lead.state && lookUp(usStates, lead.state);
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

/** A number that a phone dials: `+1` and ten digits; undefined for anything else. */
export function dialable(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^1/, '');
  return digits.length === 10 ? `+1${digits}` : undefined;
}

/** Values outside the known choices are shown as they are. */
function lookUp(words: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
