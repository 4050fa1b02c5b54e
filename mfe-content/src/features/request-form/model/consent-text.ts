import type { ConsentName } from './form-values.ts';

/** The exact words a visitor agrees to, per channel. A change of them needs a new date in `legal-version.ts`. */
export const consentText: Readonly<Record<ConsentName, { label: string; hint?: string }>> = {
  automatedCalls: { label: 'Automated or recorded calls to the number above' },
  texts: { label: 'Automated text messages', hint: 'Message rates may apply. Reply STOP to end.' },
  emailUpdates: { label: 'Email about my request beyond the first answer' },
};

export const consentIntroduction = 'All optional. Your request works with every box empty: a person will then write or dial by hand.';
