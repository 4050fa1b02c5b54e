import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatAge, formatDollars } from '../text/format-number.ts';
import { type FigureSeries, type YearFigureName, yearFigures } from './year-figures.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** What visitors and staff read: pages, texts, documents, tools, mails, the desk. No tests. Past corrections never change. */
const files = globSync(
  [
    '{shell,mfe-*}/src/**/*.{ts,tsx}',
    '{packages/*,services/*,services/libs/*}/src/**/*.{ts,tsx}',
    'mfe-content/content/**/*.{md,mdx}',
    'mfe-content/resources/pages/*.html',
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|\/testing\/|\.examples\.tsx$|\/(?:year-figures|corrections)\.ts$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));

/** The words that a figure needs in its sentence to be the one of the register. An empty pattern: no other figure is written like it. */
const about: Readonly<Record<YearFigureName, RegExp>> = {
  rmdAge: /required (?:minimum|withdrawal)|\bRMDs?\b|distribution/i,
  rmdAgeBornFrom1960: /required (?:minimum|withdrawal)|\bRMDs?\b|distribution/i,
  rmdPenaltyPercent: /penalt|missed|missing|too late/i,
  rmdPenaltyPercentIfCorrected: /penalt|put (?:it )?right|corrected/i,
  rothAccountsExemptSince: /\bRoth\b/,
  uniformLifetimeTableSince: /Uniform Lifetime/i,
  qlacLimit: /(?:)/,
  qlacLatestAge: /QLAC|longevity annuity|distribution/i,
  earlyWithdrawalAge: /(?:)/,
  earlyWithdrawalTaxPercent: /(?:additional|extra|federal|penalty)[^.]*\btax\b|\btax\b[^.]*\bbefore age/i,
  inheritedTenYears: /inherit|heir|after the (?:owner’s )?death|within|\bIRA\b/i,
  inheritedFiveYears: /inherit|heir|after the (?:owner’s )?death|within/i,
  inheritedRulesSince: /\bdeaths?\b|\bdied\b|inherit/i,
  inheritedYearlySince: /after the death|inherit/i,
  inheritedAgeGap: /younger than the owner/i,
  inheritedChildAge: /\bchild|\bminor\b/i,
  inheritedNonqualifiedYears: /after the (?:owner’s )?death|within/i,
  inheritedNonqualifiedStartYears: /within/i,
  fullRetirementAge: /full retirement|whole benefit/i,
  delayedCreditPercent: /Social Security|\bbenefits?\b|full retirement/i,
  taxableBenefitPercent: /taxable|taxed/i,
  survivorFloorPercent: /(?:)/,
  survivorFirstAge: /survivor’s|widow/i,
  trusteesFullYear: /\bfunds?\b|benefits?\b|Social Security|Trustees/i,
  trusteesFullQuarter: /\bfunds?\b|Trustees/i,
  trusteesPayablePercent: /\bfunds?\b|benefits?\b|Social Security|Trustees|payable/i,
  trusteesBothFullYear: /\bfunds?\b|benefits?\b|Social Security|Trustees/i,
  trusteesBothFullQuarter: /\bfunds?\b|Trustees/i,
  trusteesBothPayablePercent: /\bfunds?\b|benefits?\b|Social Security|Trustees|payable/i,
  treasuryTenYearPercent: /(?:)/,
};

describe.each(Object.keys(yearFigures) as YearFigureName[])('%s', (name) => {
  it('is written by hand nowhere: name it instead, by newestFigure, figureOn, <Number of>, <Percent of> or {{name.value}}', () => {
    const figure = writtenAs(name);
    const byHand = [...sources].flatMap(([file, source]) =>
      sentencesIn(file, source)
        .filter((words) => figure.test(words) && about[name].test(words))
        .map((words) => `${file}: ${words}`),
    );
    expect(byHand).toEqual([]);
  });

  it('is used: a figure that nothing states is no row', () => {
    const naming = new RegExp(`\\b${name}\\b`);
    const users = [...sources].filter(([file, source]) => !file.endsWith('/text-figures.ts') && naming.test(source));
    expect(users.map(([file]) => file)).not.toEqual([]);
  });
});

it('has a row for every dollar or percentage with a year', () => {
  const withYear = [...sources].flatMap(([file, source]) =>
    sentencesIn(file, source)
      .filter((words) => /\b20[2-9]\d\b/.test(words) && /\$\d|\d ?%|\d percent/.test(words))
      .map((words) => `${file}: ${words}`),
  );
  expect(withYear).toEqual([]);
});

it('finds a figure that is written by hand, in markup, in code and in words', () => {
  const found = (name: YearFigureName, file: string, source: string) =>
    sentencesIn(file, source).some((words) => writtenAs(name).test(words) && about[name].test(words));
  expect(found('taxableBenefitPercent', 'a.html', '<li>Up to <b>85%</b> of it can be taxable.</li>')).toBe(true);
  expect(
    found('taxableBenefitPercent', 'a.html', '<li>Up to {{taxableBenefitPercent.value}}% can be taxable. 85% of readers agree.</li>'),
  ).toBe(false);
  expect(found('trusteesPayablePercent', 'a.tsx', 'const words = `The fund can pay in full, then about 77%`;')).toBe(true);
  expect(found('trusteesFullYear', 'a.tsx', '<p>\n  Benefits are paid in\n  full until 2033\n</p>')).toBe(true);
  expect(found('inheritedTenYears', 'a.mdx', 'Take it all within ten years.')).toBe(true);
  expect(found('earlyWithdrawalAge', 'a.ts', "// 59½ in a comment\nconst age = 'Before age 59 1/2';")).toBe(true);
  expect(found('earlyWithdrawalAge', 'a.ts', '// 59½ in a comment')).toBe(false);
  expect(found('earlyWithdrawalAge', 'a.ts', "const row = { title: 'The extra tax before age 59½' };")).toBe(true);
});

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const quarters = ['first', 'second', 'third', 'fourth'];

/** Every value of the series as a text writes it. */
function writtenAs(name: YearFigureName): RegExp {
  const series: FigureSeries = yearFigures[name];
  const forms = series.flatMap(({ value }) => {
    if (/Quarter$/.test(name)) return [`${quarters[value - 1]} quarter`];
    if (/Percent/.test(name)) return [`${value}\\s?%`, `${value} percent`];
    if (/Limit$/.test(name)) return [formatDollars(value).replace('$', '\\$')];
    if (/Years$/.test(name)) return [`${value} years?`, `${words[value]} years?`];
    return value % 1 === 0 ? [String(value)] : [formatAge(value), `${Math.floor(value)} ?1/2`, `${value}`];
  });
  return new RegExp(`(?<![\\d.,$]|section )(?:${forms.join('|')})(?![\\d,.]*\\d|%)`, 'i');
}

/** The sentences of a text or of the strings and markup of code: without comments, tags, computed parts and sources. */
function sentencesIn(file: string, source: string): string[] {
  const isCode = /\.tsx?$/.test(file);
  const text = source
    .replace(/^(?:\s+- name|\s+address|reviewedOn): .*$/gm, '\n')
    .replace(isCode ? /\/\*[\s\S]*?\*\/|(?<=^|[^:])\/\/[^\n]*|^import\b[^;]*;/gm : /<!--[\s\S]*?-->/g, ' ')
    .replace(/\$\{[^{}]*\}|\{\{[^{}]*\}\}|\{[\w.]+(?:\([^(){}]*\))?\}/g, ' ')
    .replace(
      /<(?:Number|Percent|Dollars|FigureYear|Term|PageLink|b|strong|em|span|i)\b[^<>]*>|<\/(?:Term|PageLink|b|strong|em|span|i)>/g,
      ' ',
    )
    .replace(/<[^<>]*>/g, '\n\n');
  return text
    .split(isCode ? /['"`;]|\n\s*\n|[.!?](?=\s)/ : /\n\s*\n|[.!?](?=\s)/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[a-z]{3} /i.test(sentence));
}
