// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { describe, expect, it } from 'vitest';
import { framePage, titleOf } from './frame-page.ts';

const folder = path.resolve(import.meta.dirname, '../pages');
const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));

describe.each(pages)('%s', (file) => {
  const words = readFileSync(path.join(folder, file), 'utf8');

  it('is a complete page with one title, closed tags, and nothing that a strict content security policy blocks', () => {
    const page = framePage(path.basename(file, '.html'), words);
    expect(page).toContain(`<title>${titleOf(words)}</title>`);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle=|<script|<style|\son\w+=|https?:/);
    for (const tag of ['p', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'div', 'strong', 'svg', 'h2'])
      expect([tag, page.match(new RegExp(`<${tag}[ >]`, 'g'))?.length]).toEqual([tag, page.match(new RegExp(`</${tag}>`, 'g'))?.length]);
  });

  it('names every column and row of its tables', () => {
    for (const [, cell] of words.matchAll(/<th\b([^>]*)>/g)) expect(cell).toMatch(/scope="(?:col|row)"/);
    expect(words).not.toMatch(/<th\b[^>]*><\/th>/);
    expect(words.match(/<caption>/g)?.length).toBe(words.match(/<table/g)?.length);
  });

  it('reads as American English, without remains of code', () => {
    const { body } = new DOMParser().parseFromString(framePage(path.basename(file, '.html'), words), 'text/html');
    expect(findTextFaults(readText(body))).toEqual([]);
  });

  it('says the year beside each figure of law or of a report, where it comes first', () => {
    const lines = words.split('\n');
    const named = [...words.matchAll(/\{\{(\w+)\.(?:value|age|dollars)\}\}/g)].map(([, name = '']) => name);
    for (const name of new Set(named)) {
      // A year is its own, and the rows of a table have it in their caption.
      if (name.endsWith('Since')) continue;
      const at = lines.findIndex((line) => new RegExp(`\\{\\{${name}\\.(?:value|age|dollars)`).test(line));
      const block = lines[at]?.trimStart().startsWith('<tr')
        ? lines.slice(0, at).findLast((line) => line.includes('<caption>'))
        : lines[at];
      expect(block).toMatch(/\{\{\w+\.year\}\}/);
    }
  });

  it('keeps to plain words', () => {
    expect(words).not.toMatch(/CD annuity|guaranty association|—|risk-free|no risk/i);
  });
});

it('refuses words without a title', () => {
  expect(() => titleOf('<h2>Only a part</h2>')).toThrow(/no <h1>/);
});
