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
  const message = reasonAgainst(parsePhoneNumberFromString(phone ? `+1${phone.national}` : typed, 'US'));
  return message === undefined ? { outcome: 'good' } : { outcome: 'false', message };
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
  if (!number.isValid() || isService(exchange, line)) return words.notDialable;
  return undefined;
}

/** Directory assistance and N11 codes (911, 411). The library accepts any seven digits after an area code. */
function isService(exchange: string, line: string): boolean {
  return exchange.endsWith('11') || (exchange === '555' && line === '1212');
}
