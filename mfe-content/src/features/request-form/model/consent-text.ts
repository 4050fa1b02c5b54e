import type { boxNames } from './form-values.ts';

type BoxName = (typeof boxNames)[number];

/** The exact words a visitor agrees to, per box. A change of them needs a new date in `legal-version.ts`. */
export const consentText: Readonly<Record<BoxName, { label: string; hint?: string }>> = {
  automatedCalls: { label: 'Automated or recorded calls to the number above' },
  texts: { label: 'Automated text messages', hint: 'Message rates may apply. Reply STOP to end.' },
  emailUpdates: { label: 'Email about my request beyond the first answer' },
  analytics: {
    label: 'You may count this request, and my visits to these forms',
    hint: 'So that we know how many people ask. Our analytics service, when one is set up, gets a count: no name, no address, nothing that tells it who you are. This browser remembers your yes until you untick the box.',
  },
};

export const consentIntroduction = 'All optional. Your request works with every box empty: a person will then write or dial by hand.';

/** Stands in place of the last box. */
export const notCounted = 'Your browser asks every site not to track you (Global Privacy Control). So nothing is counted here.';
