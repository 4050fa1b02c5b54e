import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { core } from 'zod';
import { hostileTexts } from './hostile-texts.ts';
import { patternsInCode } from './patterns-in-code.ts';
import { isSlow, MOST, slowText } from './slow-texts.ts';
import { stringsOf } from './strings-of.ts';

const sent = endpoints.flatMap((endpoint) => stringsOf(endpoint, ['params', 'query', 'body']));
const answered = endpoints.flatMap((endpoint) => stringsOf(endpoint, ['response']));

it('finds a pattern slow that matches in two ways, and not the same one written with one way', () => {
  expect(slowText(/^\D*1?\D*[2-9]\D*\d$/)).toMatch(/^a+$/);
  expect(slowText(/^\D*(?:1\D*)?[2-9]\D*\d$/)).toBeUndefined();
});

it('finds the fields of every kind of schema that have a pattern', () => {
  expect(sent.filter(({ patterns }) => patterns.length > 0).map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'countResourceDownload params.id',
      'createConsultationRequest body.email',
      'createConsultationRequest body.consent.textVersion',
      'createAnnuityReviewRequest body.attachments.inputs',
      'putRateSheet body.source',
    ]),
  );
});

describe('a string of a call', () => {
  it.each(sent)('$place is checked within 20 ms, at its limit and at 16 KB', ({ schema, maximum = MOST }) => {
    const texts = [...hostileTexts(Math.min(maximum, MOST)), ...hostileTexts(MOST)];
    expect(texts.find((text) => isSlow(() => core.safeParse(schema, text)))?.slice(0, 30)).toBeUndefined();
  });

  const limited = sent.filter(({ maximum, patterns }) => maximum !== undefined && patterns.length > 0);
  it.each(limited)('$place is refused for its length before a pattern reads it', ({ schema, maximum = 0 }) => {
    const codes = core.safeParse(schema, '\u0000'.repeat(maximum + 1)).error?.issues.map(({ code }) => code);
    expect(codes).toEqual(['too_big']);
  });
});

const patterns = new Set([...sent, ...answered].flatMap((field) => field.patterns));
it.each([...patterns])('the pattern %s of the contracts reads 16 KB of anything within 20 ms', (pattern) => {
  expect(slowText(pattern)).toBeUndefined();
});

/** Files whose patterns read only what the code itself wrote. */
const ofOwnText = [
  // The digits of a number: 121 at most.
  'packages/domain/src/format-number.ts',
];
const byFile = Map.groupBy(patternsInCode(), ({ file }) => file);
it.each([...byFile].filter(([file]) => !ofOwnText.includes(file)))(
  'each pattern of %s reads 16 KB of anything within 20 ms',
  (_file, written) => {
    expect(written.filter(({ pattern }) => slowText(pattern) !== undefined).map(({ pattern }) => String(pattern))).toEqual([]);
  },
);
