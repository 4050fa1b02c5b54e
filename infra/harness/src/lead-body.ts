import type { ConsultationBody } from '@annuity-lantern/contracts/http';

const firstNames = ['Ada', 'Walter', 'Josephine', 'Luis', 'Marguerite', 'Harold', 'Denise', 'Samuel', 'Ruth', 'Theodore'];
const lastNames = ['Okafor', 'Lindqvist', 'Castellanos', 'Brannigan', 'Quillfeather', 'Nakamura', 'Osei', 'Petrov', 'Hathaway', 'Dubois'];
const mailHosts = ['gmail.com', 'yahoo.com', 'aol.com', 'outlook.com', 'icloud.com', 'comcast.net', 'hotmail.com', 'att.net'];
/** Area code and exchange of numbers in use. */
const exchanges = ['202762', '303499', '312744', '602262', '612673', '713837', '404330', '206684', '617635', '503823'];
const concern =
  'My wife and I are both retired. We have a variable annuity from 2014 whose fees went up twice, and the surrender charge ends next spring. ' +
  'Would a fixed index annuity with an income rider pay us more for life, and what happens to the money when one of us dies? Afternoons are best.';

/** A request of typical length with an e-mail and a phone of its own. */
export function leadBody(index: number): ConsultationBody {
  const pick = (list: readonly string[], step = 1) => list[Math.floor(index / step) % list.length] ?? '';
  const firstName = pick(firstNames);
  const lastName = pick(lastNames, firstNames.length);
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index}@${pick(mailHosts)}`.toLowerCase(),
    // 9,000 numbers per exchange, none of which begins with 0.
    phone: `+1${pick(exchanges)}${1000 + ((index * 7919) % 9000)}`,
    age: '60-69',
    assets: '250k-500k',
    state: 'IL',
    primaryConcern: `${concern} (${index})`,
    website: '',
    consent: { textVersion: '2026-11-23', channels: { automatedCalls: false, texts: true, email: true }, analytics: true },
    page: '/consultation',
  };
}
