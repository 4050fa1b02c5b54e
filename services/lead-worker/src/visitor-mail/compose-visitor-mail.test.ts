import { consentText } from '@annuity-lantern/contracts/consent-texts';
import { consentVersion } from '@annuity-lantern/contracts/consent-versions';
import type { StoredAnswers } from '@annuity-lantern/contracts/http';
import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { describe, expect, it } from 'vitest';
import { flat, readable } from '../../test/support/read-mail.ts';
import { composeVisitorMail } from './compose-visitor-mail.ts';

const origin = 'https://www.example.com';
const myRequest = `${origin}/my-request#the-token`;
const site: PublicSite = {
  ...samplePublicSite,
  networkName: 'Northern Annuity Network',
  paidBy: 'Northern Annuity Network pays for this service. An advisor may earn a commission.',
  phone: { display: '1-312-867-5309', dial: '+13128675309' },
};
const _id = '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11';
const kinds = ['consultation', 'annuity-review'] as const;
/** Friday, March 6, 2026, at 10:05 a.m. in New York. */
const createdAt = new Date('2026-03-06T15:05:00Z');
const compose = (lead: { readonly kind: (typeof kinds)[number] } & StoredAnswers, ofSite = site) =>
  composeVisitorMail({ _id, createdAt, noCalls: undefined, ...lead }, { site: ofSite, publicOrigin: origin, now: createdAt, myRequest });

describe.each(kinds)('the answer to a request of kind %s', (kind) => {
  const mail = compose({ kind });
  const asked = kind === 'consultation' ? 'a free consultation about annuities' : 'a free review of your annuity';
  const facts = [
    asked,
    'A specialist will contact you within 24 hours on working days',
    'Expect the first call by Monday, March 9, 10:05 a.m. ET.',
    'We call in office hours: Mon-Fri, 9 a.m.-5 p.m. ET.',
    '0198-D0A2. Have it ready if you call us.',
    'The staff of Northern Annuity Network reads your request, and a licensed advisor may contact you about it. The person who calls is a licensed insurance agent, paid by commission if you buy.',
    'latest statement',
    "You won't be asked to decide anything on the call.",
    'This help costs you nothing, before or after the call. Northern Annuity Network pays for this service.',
    'An advisor may earn a commission. Ask how much before you sign.',
    '1-312-867-5309',
    'help@annuity-lantern.example',
    '100 Sample Street',
    'Sampleton, IA 50000',
    'Someone may have given your address by mistake.',
    "You don't need to reply to this email.",
  ];

  it('says the same in both parts', () => {
    for (const fact of facts) {
      expect(flat(mail.text)).toContain(fact);
      expect(readable(mail.html)).toContain(fact);
    }
    for (const part of [mail.text, mail.html]) expect(part).toContain(`${origin}/privacy-policy`);
  });

  it('names only the kind of request that it answers', () => {
    const other = kind === 'consultation' ? /review/i : /consultation/i;
    expect(mail.subject).toBe(kind === 'consultation' ? 'We have your consultation request' : 'We have your annuity review request');
    for (const part of [mail.subject, mail.text, readable(mail.html)]) expect(part).not.toMatch(other);
  });

  it('reads as American English, without leftovers of a template', () => {
    expect(findTextFaults([mail.subject, flat(mail.text), readable(mail.html)].join('\n'))).toEqual([]);
  });

  it('keeps the plain part within 72 columns and in plain characters', () => {
    expect(mail.text.split('\n').filter((line) => line.length > 72)).toEqual([]);
    expect(mail.text).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('loads nothing and runs nothing', () => {
    expect(mail.html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i);
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
    expect(links).toEqual([myRequest, 'tel:+13128675309', 'mailto:help@annuity-lantern.example', `${origin}/privacy-policy`]);
  });

  it('uses no other field of the lead but the state, for its clock', () => {
    const hostile = 'Win <b>$9,999</b> at evil.example\r\nBcc: x@evil.example';
    const whole = {
      kind,
      _id,
      firstName: hostile,
      lastName: hostile,
      email: 'victim@example.org',
      phone: '(202) 762-1401',
      age: '60-69',
      assets: '250k-500k',
      state: 'IL',
      primaryConcern: hostile,
      insuranceCompany: hostile,
      approximateValue: '$123,456',
      concerns: hostile,
      createdAt,
    } as unknown as AnyLeadRecord;
    expect(compose(whole)).toEqual(compose({ kind, state: 'IL' }));
    expect(flat(compose(whole).text)).toContain('by Monday, March 9, 9:05 a.m. CT.');
  });
});

it.each(kinds)('confirms the preferred call time of a %s in our own words, and shows no other value', (kind) => {
  const days = ['Monday', 'Friday', 'Win $9,999'];
  const { text, html } = compose({ kind, preferredCallTime: { days, parts: ['afternoon'], timeZone: 'America/Phoenix' } });
  for (const part of [flat(text), readable(html)]) {
    expect(part).toContain("You asked us to call on Monday or Friday in the afternoon, Arizona time. We can't reserve a time.");
    expect(part).toContain("We'll try Friday, March 6, noon to 3 p.m. Arizona time.");
    expect(part).not.toContain('9,999');
  }
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const allDay = { days: weekdays, parts: ['morning', 'afternoon', 'early-evening'], timeZone: 'America/New_York' };
  expect(flat(compose({ kind, preferredCallTime: allDay }).text)).toContain('call on any weekday at any time of day, Eastern time.');
  const nowhere = { days, parts: ['afternoon'], timeZone: 'evil.example' };
  for (const preferredCallTime of ['any' as const, nowhere]) expect(compose({ kind, preferredCallTime })).toEqual(compose({ kind }));
});

it.each(kinds)('names the caller of a %s by the title for the visitor’s state', (kind) => {
  const mail = compose({ kind, state: 'WA' }, { ...site, callers: { byState: { WA: 'an insurance producer' } } });
  for (const part of [flat(mail.text), readable(mail.html)])
    expect(part).toContain('The person who calls is an insurance producer, paid by commission');
});

const consent = { textVersion: consentVersion, network: site.networkName, channels: { automatedCalls: true, texts: false, email: true } };

it('repeats what was agreed to, word for word', () => {
  const { boxes } = consentText(consentVersion, site.networkName);
  const mail = compose({ kind: 'consultation', consent } as never);
  for (const part of [flat(mail.text), readable(mail.html)]) {
    const plain = (words: string) => words.replaceAll('’', "'");
    for (const box of ['automatedCalls', 'email'] as const) expect(part).toContain(`"${plain(boxes[box].label)}"`);
    for (const box of ['texts', 'analytics'] as const) expect(part).not.toContain(plain(boxes[box].label));
  }
  expect(mail.text.split('\n').filter((line) => line.length > 72)).toEqual([]);
});

it.each([undefined, null, { ...consent, channels: { automatedCalls: false, texts: false, email: false } }])(
  'says that nothing was agreed to for the consent %j',
  (none) => {
    expect(flat(compose({ kind: 'consultation', consent: none } as never).text)).toContain(
      'You checked no box, so you agreed to no automated',
    );
  },
);

it('directs replies to the address of the site', () => {
  expect(compose({ kind: 'consultation' }).replyTo).toBe(site.contactEmail);
});

it('escapes markup in a site value', () => {
  const odd: PublicSite = {
    ...site,
    productName: 'Lamp & <b>Light</b>',
    networkName: '"Net" <script>alert(1)</script>',
    phone: { display: '<i>1</i>', dial: '+13128675309' },
    hours: { ...site.hours, display: 'Mon <9 & later>' },
    address: { ...site.address, street: "1 O'Hare <u>Road</u>" },
  };
  const { html, text } = compose({ kind: 'consultation' }, odd);
  expect(html).not.toMatch(/<(?:b|script|i|u|9)[ >&]/);
  for (const part of [text, readable(html)]) {
    for (const value of ['Lamp & <b>Light</b>', 'Mon <9 & later>', "1 O'Hare <u>Road</u>"]) expect(flat(part)).toContain(value);
  }
});

it('promises no call on a holiday', () => {
  const closed = { ...site, hours: { ...site.hours, closedDays: ['2026-03-09'] } };
  const { text, html } = compose({ kind: 'consultation' }, closed);
  for (const part of [flat(text), readable(html)]) {
    expect(part).toContain('Expect the first call by Tuesday, March 10, 10:05 a.m. ET.');
    expect(part).toContain('We call in office hours: Mon-Fri, 9 a.m.-5 p.m. ET, except holidays.');
  }
});

it('says plainly that the office is closed at the wished times', () => {
  const wish = { days: ['Monday'], parts: ['early-evening'], timeZone: 'Pacific/Honolulu' };
  const words = flat(compose({ kind: 'consultation', preferredCallTime: wish }).text);
  expect(words).toContain("Our office is closed at the times you chose. We'll try Friday, March 6, 8 a.m. to noon Hawaii time.");
});

it.each(kinds)('promises an answer by email and no call to a visitor who wants no calls about this request: %s', (kind) => {
  const noCallsHere = { at: new Date('2026-03-05T16:00:00Z'), by: 'visitor' };
  const mail = composeVisitorMail(
    { _id, createdAt, kind, noCalls: undefined, noCallsHere },
    { site, publicOrigin: origin, now: createdAt, myRequest },
  );
  for (const part of [flat(mail.text), readable(mail.html)]) {
    expect(part).toContain('A specialist will answer you by email within 24 hours on working days');
    expect(part).toContain("You asked us not to call you about this request, so we won't.");
    expect(part).toContain('The person who writes is a licensed insurance agent');
    expect(part).not.toMatch(/first call|We call in office hours|ready for the call|person who calls/i);
  }
  expect(findTextFaults(flat(mail.text))).toEqual([]);
});

it.each(kinds)('is the same whether or not the number is on the do-not-call list: %s', (kind) => {
  const options = { site, publicOrigin: origin, now: createdAt, myRequest };
  const noCalls = { at: new Date('2026-03-05T16:00:00Z'), by: 'kim', way: 'phone' };
  const [listed, other] = [noCalls, undefined].map((one) => composeVisitorMail({ _id, createdAt, kind, noCalls: one }, options));
  expect(listed).toEqual(other);
  expect(flat(listed?.text ?? '')).toContain('If this number once asked us for no calls, we answer by email instead.');
});

it('says how to find out whether a call is ours, unless the visitor wants no calls', () => {
  const sentence = "Not sure that it's us? Hang up and call 1-312-867-5309 yourself.";
  const mail = compose({ kind: 'consultation' });
  for (const part of [flat(mail.text), readable(mail.html)]) expect(part).toContain(sentence);
  const noCallsHere = { at: createdAt, by: 'visitor' };
  const options = { site, publicOrigin: origin, now: createdAt, myRequest };
  const part = flat(composeVisitorMail({ _id, createdAt, kind: 'consultation', noCalls: undefined, noCallsHere }, options).text);
  expect(part).not.toContain('Hang up');
  expect(part).toContain('A specialist will answer you by email within 24 hours on working days');
});
