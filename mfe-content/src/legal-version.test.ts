import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { consentText } from '@annuity-lantern/contracts/consent-texts';
import { consentVersions } from '@annuity-lantern/contracts/consent-versions';
import { expect, it } from 'vitest';
import privacyPolicy from '../content/legal/privacy-policy.mdx?legal';
import termsOfUse from '../content/legal/terms-of-use.mdx?legal';
import { FIRST_LEGAL_VERSION, LEGAL_VERSION } from './legal-version.ts';

const digest = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 12);

const texts = ['privacy-policy', 'terms-of-use'].map((name) =>
  readFileSync(path.join(import.meta.dirname, `../content/legal/${name}.mdx`), 'utf8').replace(/^---.*?\n---\n/s, ''),
);

it('is raised whenever the words of a legal text change', () => {
  // Both sides change together: a request is stored with the version that its sender could read.
  expect({ version: LEGAL_VERSION, digest: digest(texts.join()) }).toEqual({ version: '2026-11-26', digest: 'ca1bd9dc9647' });
});

it('is never later than today nor earlier than a review of the texts, and each version is later than the one before', () => {
  expect(LEGAL_VERSION <= new Date().toISOString().slice(0, 10)).toBe(true);
  const versions = [FIRST_LEGAL_VERSION, ...consentVersions];
  expect(versions).toEqual([...new Set(versions)].sort());
  for (const { reviewedOn } of [privacyPolicy, termsOfUse]) expect(reviewedOn <= LEGAL_VERSION).toBe(true);
});

it('never changes the consent words of a version: new words are a new version', () => {
  // A line is added with each version; a line that is here stays as it is.
  expect(consentVersions.map((version) => [version, digest(JSON.stringify(consentText(version, '{network}')))])).toEqual([
    ['2026-11-21', '3da27b48c247'],
    ['2026-11-22', '3da27b48c247'],
    ['2026-11-23', '3da27b48c247'],
    ['2026-11-24', 'a5ae328644c0'],
    ['2026-11-25', 'a5ae328644c0'],
    ['2026-11-26', 'a5ae328644c0'],
  ]);
});

it('comes with texts none of which was reviewed on a day that is still to come', () => {
  const files = globSync('content/**/*.{md,mdx}', { cwd: path.join(import.meta.dirname, '..') });
  const days = files.map((file) => /^reviewedOn: (.*)$/m.exec(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))?.[1] ?? '');
  expect(days.filter(Boolean).length).toBeGreaterThan(8);
  expect(days.filter((day) => day > new Date().toISOString().slice(0, 10))).toEqual([]);
});
