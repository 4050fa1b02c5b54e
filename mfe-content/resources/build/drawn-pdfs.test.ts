import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { framePage, titleOf } from './frame-page.ts';

const folder = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(folder, file));
const drawnFrom: Record<string, string> = JSON.parse(read('pdf/drawn-from.json').toString());

it('lists each PDF file', () => {
  const files = readdirSync(path.join(folder, 'pdf')).filter((file) => file.endsWith('.pdf'));
  expect(files.sort()).toEqual(
    Object.keys(drawnFrom)
      .map((id) => `${id}.pdf`)
      .sort(),
  );
});

describe.each(Object.keys(drawnFrom))('%s.pdf', (id) => {
  const words = read(`pages/${id}.html`).toString();

  it('is drawn from the present words, figures and styles: after a change, npm run build and npm run thumbnails -w infra/e2e', () => {
    const source = Buffer.concat([Buffer.from(framePage(id, words)), read('pages/resources.css')]);
    expect(drawnFrom[id]).toBe(createHash('sha256').update(source).digest('hex'));
  });

  it('is a tagged PDF with title, language and embedded fonts', () => {
    const text = read(`pdf/${id}.pdf`).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toMatch(/\/Marked true/);
    expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(text).toContain('/Lang (en)');
    expect(text).toContain(`/Title (${titleOf(words)})`);
    expect(text.match(/\/FontFile[23] \d+ 0 R/g)?.length).toBeGreaterThan(1);
  });
});
