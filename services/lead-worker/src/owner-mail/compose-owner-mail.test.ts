import { sampleSite } from '@annuity-lantern/site/sample';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { describe, expect, it } from 'vitest';
import { consultation, personalValues } from '../../test/support/full-leads.ts';
import { flat, readable } from '../../test/support/read-mail.ts';
import { composeOwnerMail, type OwnerMailPeople } from './compose-owner-mail.ts';

const origin = 'https://www.example.com';
const HOUR = 3_600_000;
/** Friday, March 6, 2026, at 10:05 a.m. in New York. */
const friday = consultation.createdAt;
const compose = (
  people: OwnerMailPeople,
  { createdAt = friday, hours = 1, status = 'assigned' as 'assigned' | 'contacted' | 'scheduled' } = {},
) =>
  composeOwnerMail({ ...consultation, createdAt, status }, people, {
    site: sampleSite,
    publicOrigin: origin,
    now: new Date(createdAt.getTime() + hours * HOUR),
  });
const partsOf = ({ text, html }: { readonly text: string; readonly html: string }) => [flat(text), readable(html)];

const dana = 'Dana Reyes';
const robin = 'Robin Hale';
const variants: readonly (readonly [string, OwnerMailPeople, string, readonly string[]])[] = [
  ['an owner', { owner: dana }, 'Dana Reyes has your request', ['A second advisor joins only if you agree.']],
  ['an owner without a name', { owner: null }, 'An advisor on our team has your request', []],
  [
    'another owner',
    { owner: dana, before: { name: robin } },
    'Dana Reyes has taken over your request',
    ["Dana Reyes has taken over from Robin Hale. Robin Hale won't call you about it anymore."],
  ],
  [
    'another owner, with no names',
    { owner: null, before: { name: null } },
    'Another advisor on our team has taken over your request',
    ["The advisor who had it before won't call you about it anymore."],
  ],
  [
    'a second advisor',
    { owner: dana, second: { name: robin, agreedOn: '2026-03-09' } },
    'Dana Reyes and Robin Hale have your request',
    ["You agreed on March 9 to a second advisor: Robin Hale. If that's wrong, please tell us."],
  ],
];

describe.each(variants)('the mail about %s', (_who, people, subject, sentences) => {
  const mail = compose(people);

  it('says in both parts who has the request, and what follows', () => {
    expect(mail.subject).toBe(subject);
    expect(mail.replyTo).toBe(sampleSite.contactEmail);
    for (const part of partsOf(mail)) {
      for (const sentence of [
        `${subject}.`,
        'You asked Annuity Lantern for a free consultation about annuities.',
        ...sentences,
        'will call you today, or on Monday, March 9, from 9 a.m. ET',
        'We call in office hours: Mon-Fri, 9 a.m.-5 p.m. ET.',
        "Nobody else on our team will call you about this request. If someone takes over, we'll email you.",
        'The person who calls is a licensed insurance agent, paid by commission if you buy.',
        '0198-D0A2. Have it ready if you call us.',
        "Don't want a call? Reply to this email or call us. Then we won't contact you again.",
        sampleSite.phone.display,
      ])
        expect(part).toContain(sentence);
      for (const value of personalValues) expect(part).not.toContain(value);
    }
  });

  it('reads as American English, without leftovers of a template', () => {
    expect(findTextFaults([mail.subject, ...partsOf(mail)].join('\n').replace(/Dana Reyes|Robin Hale/g, 'Ada'))).toEqual([]);
  });

  it('keeps the plain part within 72 columns, and loads nothing', () => {
    expect(mail.text.split('\n').filter((line) => line.length > 72)).toEqual([]);
    expect(mail.html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/i);
  });
});

it.each([
  ['by the end of the 24 hours', -24, 1, 'by Friday, March 6, 10:05 a.m. ET'],
  ['when the office opens, if they end while it is closed', 0, 9, 'on Monday, March 9, from 9 a.m. ET'],
])('promises the call %s', (_when, earlier, hours, words) => {
  const createdAt = new Date(friday.getTime() + earlier * HOUR);
  for (const part of partsOf(compose({ owner: dana }, { createdAt, hours }))) expect(part).toContain(`Dana Reyes will call you ${words}`);
});

it('apologizes for a late call', () => {
  for (const part of partsOf(compose({ owner: dana }, { hours: 25 }))) {
    expect(part).toContain('Dana Reyes will call you as soon as possible');
    expect(part).toContain('We are late, and we are sorry.');
    expect(part).not.toContain('March 7');
  }
});

it('neither apologizes nor promises a day if the request was reopened after a call', () => {
  const firstContact = { at: friday, by: { id: 'id-of-dana', username: 'dana' } };
  for (const hours of [2, 120]) {
    const lead = { ...consultation, createdAt: friday, status: 'reopened', firstContact } as const;
    const now = new Date(friday.getTime() + hours * HOUR);
    for (const part of partsOf(composeOwnerMail(lead, { owner: dana }, { site: sampleSite, publicOrigin: origin, now }))) {
      expect(part).toContain('Dana Reyes will call you again soon');
      expect(part).not.toMatch(/sorry|March/);
    }
  }
});

it.each([
  ['contacted', 'Dana Reyes answers your questions from now on'],
  ['scheduled', 'Dana Reyes will call you at the time you agreed on'],
] as const)('promises no first call for a request that is %s', (status, words) => {
  for (const part of partsOf(compose({ owner: dana }, { status }))) {
    expect(part).toContain(words);
    expect(part).not.toContain('office hours');
  }
});

it('names the caller by the title for the visitor’s state', () => {
  const site = { ...sampleSite, callers: { byState: { [consultation.state]: 'an insurance producer' } } };
  const { text } = composeOwnerMail(consultation, { owner: dana }, { site, publicOrigin: origin, now: friday });
  expect(flat(text)).toContain('The person who calls is an insurance producer, paid by commission if you buy.');
});

it('escapes markup in a name', () => {
  const hostile = '<b>Dana</b> & "Sons" <script>alert(1)</script>';
  const { html, text } = compose({ owner: hostile, second: { name: hostile, agreedOn: '2026-03-09' }, before: { name: hostile } });
  expect(html).not.toMatch(/<(?:b|script)[ >]/);
  for (const part of [flat(text), readable(html)]) expect(part).toContain(hostile);
});

it.each([
  [{ owner: dana }, 'One advisor at a time'],
  [{ owner: dana, second: { name: robin, agreedOn: '2026-03-09' } }, 'Two advisors, as you agreed'],
] as const)('says above %j: %s', (people, heading) => {
  const { text, html } = compose(people);
  expect(text).toContain(`\n${heading.toUpperCase()}\n`);
  expect(readable(html)).toContain(heading);
});
