import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { core } from 'zod';
import { patternsInCode } from './patterns-in-code.ts';
import { stringsOf } from './strings-of.ts';

const answers = new Map<string, Promise<boolean>>();
const sent = endpoints.flatMap((endpoint) => stringsOf(endpoint, ['params', 'query', 'body']));
const answered = endpoints.flatMap((endpoint) => stringsOf(endpoint, ['response']));

it('refuses a pattern that matches in two ways, and allows the same one written with one way', async () => {
  expect(await isLinear(/^\D*1?\D*[2-9]\D*\d$/)).toBe(false);
  expect(await isLinear(/^\D*(?:1\D*)?[2-9]\D*\d$/)).toBe(true);
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
  const limited = sent.filter(({ maximum, patterns }) => maximum !== undefined && patterns.length > 0);
  it.each(limited)('$place is refused for its length before a pattern reads it', ({ schema, maximum = 0 }) => {
    const codes = core.safeParse(schema, '\u2603'.repeat(maximum + 1)).error?.issues.map(({ code }) => code);
    expect(codes).toEqual(['too_big']);
  });
});

const patterns = new Map([...sent, ...answered].flatMap((field) => field.patterns.map((pattern) => [String(pattern), pattern])));
it.each([...patterns])('the pattern %s of the contracts reads any text in linear time', async (_source, pattern) => {
  expect(await isLinear(pattern)).toBe(true);
});

/** Patterns that are not linear, and read only short texts. */
const ofShortTexts = new Set([
  // The digits of a number: 121 at most.
  '/0+$/',
  String.raw`/\B(?=(?:\d{3})+$)/g`,
  // The description of an article: 400 characters at most.
  '/The post .{1,200} (?:first appeared|appeared first) on .{1,100}$/',
]);
const byFile = Map.groupBy(patternsInCode(), ({ file }) => file);
it.each([...byFile])('each pattern of %s reads any text in linear time', async (_file, written) => {
  const slow: string[] = [];
  for (const { pattern } of written) {
    if (!ofShortTexts.has(String(pattern)) && !(await isLinear(pattern))) slow.push(String(pattern));
  }
  expect(slow).toEqual([]);
});

/** Asked once for each pattern, however often it is written. */
function isLinear(pattern: RegExp): Promise<boolean> {
  const answer = answers.get(String(pattern)) ?? ask(pattern);
  answers.set(String(pattern), answer);
  return answer;
}

/** By counted steps and not by time, so that a busy machine gets the same answer. */
async function ask({ source, flags }: RegExp): Promise<boolean> {
  // Without a repetition, a pattern reads a fixed number of characters at each place.
  if (!/[*+{]/.test(source)) return true;
  const { status } = await check(source, flags, { attackTimeout: null, incubationTimeout: null, timeout: 50_000 });
  return status === 'safe';
}
