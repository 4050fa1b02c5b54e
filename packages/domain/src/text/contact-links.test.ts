import { expect, it } from 'vitest';
import { mailLink, phoneLink } from './contact-links.ts';

it.each([
  ['help@example.com', 'mailto:help@example.com'],
  ["o'neil+x@a.example", "mailto:o'neil%2Bx@a.example"],
  ['a?bcc=b@c.example', 'mailto:a%3Fbcc%3Db@c.example'],
  ['a&b,c@d.example', 'mailto:a%26b%2Cc@d.example'],
  ['"a@b"@c.example', 'mailto:%22a%40b%22@c.example'],
  ['a@b.example\r\nbcc: c@d.example', 'mailto:a%40b.example%0D%0Abcc%3A%20c@d.example'],
  ['jörg@müller.example', 'mailto:j%C3%B6rg@m%C3%BCller.example'],
  ['50%@b.example', 'mailto:50%25@b.example'],
  ['jörg\ud800@b.example', 'mailto:j%C3%B6rg%EF%BF%BD@b.example'],
])('encodes %j, so that it stays one address', (address, link) => {
  expect(mailLink(address)).toBe(link);
  expect(mailLink(address, { subject: 'A & B?' })).toBe(`${link}?subject=A%20%26%20B%3F`);
});

it.each([
  ['+18005550199', 'tel:+18005550199'],
  ['+1 (303) 499-7111', 'tel:+13034997111'],
  ['1\u2011303\u00a04997111', 'tel:13034997111'],
  ['+13034997111?bcc=x', 'tel:+13034997111'],
])('links to the digits of %j', (number, link) => {
  expect(phoneLink(number)).toBe(link);
});

it('dials an extension after the number', () => {
  expect(phoneLink('+13034997111', '12')).toBe('tel:+13034997111;ext=12');
});
