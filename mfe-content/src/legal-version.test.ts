import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { consentText } from '@annuity-lantern/contracts/consent-texts';
import { consentVersions, isConsentVersion, wordsOfVersion } from '@annuity-lantern/contracts/consent-versions';
import { expect, it } from 'vitest';
import privacyPolicy from '../content/legal/privacy-policy.mdx?legal';
import termsOfUse from '../content/legal/terms-of-use.mdx?legal';
import { FIRST_LEGAL_VERSION, LEGAL_VERSION } from './legal-version.ts';

const digest = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 12);

/** The words of a legal text, with the newest version that changed it. */
const textOf = (name: string, { changes: [newest] }: { readonly changes: readonly { readonly day: string }[] }) => {
  const file = readFileSync(path.join(import.meta.dirname, `../content/legal/${name}.mdx`), 'utf8');
  return { changed: newest?.day, digest: digest(file.replace(/^---.*?\n---\n/s, '')) };
};

it('is raised whenever the words of a legal text change, and the text lists what changed', () => {
  // Both sides change together: a request is stored with the version that its sender could read. New words on the day of the newest entry
  // belong into that entry.
  expect({
    version: LEGAL_VERSION,
    'privacy-policy': textOf('privacy-policy', privacyPolicy),
    'terms-of-use': textOf('terms-of-use', termsOfUse),
  }).toEqual({
    version: '2026-11-29',
    'privacy-policy': { changed: '2026-11-29', digest: 'c787d18f7eec' },
    'terms-of-use': { changed: '2026-11-28', digest: 'ebb2e1e58d42' },
  });
});

it.each([privacyPolicy, termsOfUse])('lists its versions in $title, newest first, down to the first one', ({ changes }) => {
  const days = changes.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].sort().reverse());
  expect(days.at(-1)).toBe(FIRST_LEGAL_VERSION);
  expect(days.slice(0, -1).filter((day) => !isConsentVersion(day))).toEqual([]);
});

it('is explained in one of the two texts, as is each version before', () => {
  const days = [privacyPolicy, termsOfUse].flatMap(({ changes }) => changes.map(({ day }) => day));
  expect(consentVersions.filter((version) => !days.includes(version))).toEqual([]);
});

it('is never later than today nor earlier than a review of the texts, which is never earlier than their newest change, and each version is later than the one before', () => {
  expect(LEGAL_VERSION <= new Date().toISOString().slice(0, 10)).toBe(true);
  const versions = [FIRST_LEGAL_VERSION, ...consentVersions];
  expect(versions).toEqual([...new Set(versions)].sort());
  for (const { reviewedOn, changes } of [privacyPolicy, termsOfUse]) {
    expect(reviewedOn <= LEGAL_VERSION).toBe(true);
    expect(reviewedOn >= (changes[0]?.day ?? '')).toBe(true);
  }
});

it('never changes the consent words of a version: new words are a new version', () => {
  // A line is added with new words; a line that is here stays as it is.
  const words = {
    first: { since: '2026-11-21', digest: '3da27b48c247' },
    second: { since: '2026-11-24', digest: 'a5ae328644c0' },
  } as const;
  for (const version of consentVersions) {
    const newest = Object.entries(words).findLast(([, { since }]) => since <= version);
    const shown = digest(JSON.stringify(consentText(version, '{network}')));
    expect([version, wordsOfVersion[version], shown]).toEqual([version, newest?.[0], newest?.[1].digest]);
  }
});

it('comes with texts none of which was reviewed on a day that is still to come', () => {
  const files = globSync('content/**/*.{md,mdx}', { cwd: path.join(import.meta.dirname, '..') });
  const days = files.map((file) => /^reviewedOn: (.*)$/m.exec(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))?.[1] ?? '');
  expect(days.filter(Boolean).length).toBeGreaterThan(8);
  expect(days.filter((day) => day > new Date().toISOString().slice(0, 10))).toEqual([]);
});
