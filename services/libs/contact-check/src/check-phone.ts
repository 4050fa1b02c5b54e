import { type ContactOutcome, readPhone } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

const words = messages.contact.phone;

/** The country, and its territories that share its numbering plan. */
const unitedStates = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP']);
/** 822 is reserved for toll-free numbers, too (47 CFR 52.101, NANPA). */
const tollFree = new Set(['800', '822', '833', '844', '855', '866', '877', '888']);
const premium = new Set(['900', '976']);

export interface PhoneFinding {
  readonly outcome: ContactOutcome;
  /** Why it is false, in words for the visitor (`messages`); absent otherwise. */
  readonly message?: string;
}

/** Whether a phone number as typed, with or without an extension, reaches a person in the United States. */
export function checkPhone(typed: string): PhoneFinding {
  const phone = readPhone(typed);
  const number = parsePhoneNumberFromString(phone ? `+1${phone.national}` : typed, 'US');
  const message = reasonAgainst(number);
  if (message !== undefined) return { outcome: 'false', message };
  return { outcome: number?.isValid() ? 'good' : 'unknown' };
}

function reasonAgainst(number: PhoneNumber | undefined): string | undefined {
  if (!number) return words.notDialable;
  if (number.countryCallingCode !== '1') return words.notInTheUnitedStates;
  const national = /^(?<area>\d{3})(?<exchange>\d{3})(?<line>\d{4})$/.exec(number.nationalNumber)?.groups;
  if (!national) return words.notDialable;
  const { area = '', exchange = '', line = '' } = national;
  if (tollFree.has(area)) return words.tollFree;
  if (premium.has(area) || exchange === '976') return words.premium;
  if (exchange === '555' && /^01\d\d$/.test(line)) return words.reserved;
  if (number.country && !unitedStates.has(number.country)) return words.notInTheUnitedStates;
  if (isService(exchange, line) || !(number.isValid() || canBeNew(area, exchange))) return words.notDialable;
  return undefined;
}

/**
 * Whether an area that the library does not know may have been opened since. No place has a code with two equal last digits. N9X, 37X and 96X are
 * kept free. Source: NANPA, area codes.
 */
function canBeNew(area: string, exchange: string): boolean {
  return /^(?!37|96)[2-9][0-8]\d$/.test(area) && area[1] !== area[2] && /^[2-9]/.test(exchange);
}

/** Directory assistance and N11 codes (911, 411). The library accepts any seven digits after an area code. */
function isService(exchange: string, line: string): boolean {
  return exchange.endsWith('11') || (exchange === '555' && line === '1212');
}
