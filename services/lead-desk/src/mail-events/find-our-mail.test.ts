import { expect, it } from 'vitest';
import { findOurMail } from './find-our-mail.ts';

const id = '4f9f5f2e-0c1d-4b7a-9a43-6c1f0f6f2b11';
const other = '11111111-2222-4333-8444-555555555555';
const thanks = { leadId: id, effect: 'visitorMail', isToOld: false };

it.each([
  [`<lead/${id}/visitorMail@example.org>`, thanks],
  [`lead/${id}/visitorMail@example.org`, thanks],
  [`lead/${id}/visitorMail`, thanks],
  [`<lead/${id}/ownerMail/7@example.org>`, { leadId: id, effect: 'ownerMail', order: 7, isToOld: false }],
  [`<lead/${id}/changeMail/7/before@example.org>`, { leadId: id, effect: 'changeMail', order: 7, isToOld: true }],
  [`<lead/${other}/visitorMail@example.org>\r\n <lead/${id}/visitorMail@example.org> <a.reply@example.net>`, thanks],
])('finds the request in %j', (messageId, mail) => {
  expect(findOurMail(messageId)).toEqual(mail);
});

it.each([
  '',
  '<a.reply@example.net>',
  `<lead/${id}/staffMail@example.org>`,
  `<lead/${id}/webhook@example.org>`,
  `<lead/${id}/constructor@example.org>`,
  `<lead/${id}@example.org>`,
  `<xlead/${id}/visitorMail@example.org>`,
  `<lead/${id}/visitorMail/x@example.org>`,
])('finds no mail to a visitor in %j', (messageId) => {
  expect(findOurMail(messageId)).toBeUndefined();
});
