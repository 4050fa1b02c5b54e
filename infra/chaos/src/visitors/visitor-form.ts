/** Area code and exchange of numbers that are in use. */
const exchanges = ['202762', '303499', '312744', '602262', '612673', '713837', '404330', '206684', '617635', '503823'];

export interface VisitorForm {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> & { readonly email: string };
}

/** What the `index`-th visitor sends: in turn a consultation and a contract review, each with e-mail and phone of its own. */
export function visitorForm(index: number): VisitorForm {
  const contact = {
    firstName: 'Josephine',
    lastName: 'Lindqvist',
    email: `josephine.${index}@household-${index}.com`,
    // 9,000 numbers in each exchange, none of which begins with 0.
    phone: `+1${exchanges[Math.floor(index / 9000) % exchanges.length]}${1000 + (index % 9000)}`,
    consent: { textVersion: '2026-03-01', channels: { automatedCalls: false, texts: false, email: true }, analytics: index % 5 !== 4 },
  };
  if (index % 2 === 1) return { path: '/api/annuity-review-requests', body: { ...contact, insuranceCompany: 'Lakeshore Life' } };
  const answers = { age: '60-69', assets: '250k-500k', state: 'IL', primaryConcern: `Will my income last as long as I do? (${index})` };
  return { path: '/api/consultation-requests', body: { ...contact, ...answers } };
}
