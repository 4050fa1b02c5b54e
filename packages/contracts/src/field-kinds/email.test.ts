import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { VisitorEmail } from './email.ts';

const { shape, several, nameTooLong, required } = messages.field.email;
const messageFor = (typed: string) => VisitorEmail.safeParse(typed).error?.issues.map(({ message }) => message);

it.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada.Okafor+news@Example.org ', 'Ada.Okafor+news@Example.org'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['ада@example.com', 'ада@example.com'],
  ['a?b@example.com', 'a?b@example.com'],
  ['Ada Okafor <ada@example.com>', 'ada@example.com'],
  ['"Okafor, Ada" <ada@example.com>;', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['MAILTO:ada%40example.com?subject=Hello', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@example.com;', 'ada@example.com'],
  ['a\u200bda@exam\u00adple.com\u202c', 'ada@example.com'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@example.xn--p1ai', 'ada@example.xn--p1ai'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('reads %s as %s', (typed, address) => {
  expect(VisitorEmail.parse(typed)).toBe(address);
});

it.each([
  ['\u200b', required],
  ['"ada okafor"@example.com', shape],
  ['a..b@example.com', shape],
  ['.ada@example.com', shape],
  ['ada.@example.com', shape],
  ['ada@example..com', shape],
  ['ada@-example.com', shape],
  ['ada@example-.com', shape],
  ['ada@bücher.192.0.2.7', shape],
  [`ada@${'x'.repeat(64)}.com`, shape],
  ['ada@[192.0.2.7]', shape],
  ['ada@192.0.2.7', shape],
  ['ada@localhost', shape],
  ['ada @example.com', shape],
  ['ada\u0000@example.com', shape],
  ['ada@example.com\u0007', shape],
  ['ada@example.com\r\nBcc: bo', shape],
  ['ada@example.com,', undefined],
  ['ada@example.com, bo@example.com', several],
  ['Ada <ada@example.com>; Bo <bo@example.com>', several],
  [`${'a'.repeat(65)}@example.com`, nameTooLong],
  [`${'ä'.repeat(33)}@example.com`, nameTooLong],
])('says for %s: %s', (typed, message) => {
  expect(messageFor(typed)).toEqual(message && [message]);
});
