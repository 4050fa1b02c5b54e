import type { LeadAnswers, LeadKind, LeadRecord } from './lead-record.ts';

type Need = 'required' | 'optional';

/** What every kind asks: how to reach the visitor. */
export const contactAnswers = { firstName: 'required', lastName: 'required', email: 'required', phone: 'required' } as const;

/** What each kind asks beyond the contact. */
export const answersOfKind: {
  readonly [K in LeadKind]: Readonly<Record<Exclude<keyof LeadAnswers<K>, keyof LeadRecord>, Need>>;
} = {
  consultation: { age: 'required', assets: 'required', state: 'required', primaryConcern: 'required' },
  'annuity-review': {
    age: 'optional',
    state: 'optional',
    insuranceCompany: 'optional',
    approximateValue: 'optional',
    concerns: 'optional',
  },
};
