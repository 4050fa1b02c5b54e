import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { hasHidden } from '@annuity-lantern/domain/clean-text';
import { describe, expect, it } from 'vitest';
import { core } from 'zod';
import { stringsOf } from './strings-of.ts';

/** A password is compared as it was typed, and a file is read by its own rules. */
const readAsSent = [/ body\.(?:password|current|next)$/, /Sheet body\.file$/];

const sent = endpoints
  .flatMap((endpoint) => stringsOf(endpoint, ['params', 'query', 'body']))
  .filter(({ place }) => !readAsSent.some((pattern) => pattern.test(place)));

/** Each is accepted by some field without its hidden characters. */
const texts = [
  'Anna Bell',
  '12',
  'ada@example.com',
  '312-867-5309',
  '2026-11-18',
  '2026-11-18T12:00:00Z',
  '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11',
  '/annuity-types',
  '#amount=1',
];
const hiddenCharacters = [
  '\u0000\u001b\u007f\u0085',
  '\u00ad\u034f\u061c\u115f\u180e',
  '\u200b\u200c\u200d\u200e\u200f',
  '\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069',
  '\u3164\ufe0f\ufeff\uffa0\ufff9\ufffc',
  '\u{e0001}\u{e0041}\u{e007f}\u{e0100}',
  '\ue000\u{f0000}',
];

describe.each(sent)('$place', ({ schema }) => {
  it('removes or refuses hidden characters', () => {
    const taken = texts.flatMap((text) =>
      hiddenCharacters.map((hidden) => takenOf(schema, `${hidden}${text.slice(0, 2)}${hidden}${text.slice(2)}${hidden}`)),
    );
    expect(taken.filter((text) => text !== undefined && hasHidden(text))).toEqual([]);
  });

  it('takes nothing but hidden characters for an empty text', () => {
    expect(hiddenCharacters.map((hidden) => takenOf(schema, hidden)).filter(Boolean)).toEqual([]);
  });

  it('reads odd spaces and wide digits as plain ones, or refuses them', () => {
    const taken = texts.map((text) => takenOf(schema, `\u3000${wide(text)}\u00a0`));
    expect(taken.filter((text) => text !== undefined && /[\u00a0\u3000\uff01-\uff5e]/.test(text))).toEqual([]);
  });
});

it('finds fields of every kind', () => {
  expect(sent.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'createConsultationRequest body.firstName',
      'addLeadNote body.text',
      'searchLeads body.q',
      'saveView body.name',
    ]),
  );
});

function takenOf(schema: core.$ZodType, text: string): string | undefined {
  const { success, data } = core.safeParse(schema, text);
  return success ? (data as string) : undefined;
}

function wide(text: string): string {
  return text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u00a0');
}
