import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const pages = ['README.md', 'docs/operations/backup.md'].map((page) => readFileSync(resolve(root, page), 'utf8')).join('\n');
/** Where our own instructions put personal data and secrets. */
const folders = ['backup', 'mails', 'heads', 'logs', '.data', '.env'];

describe.each(['.gitignore', '.dockerignore'])('%s', (file) => {
  const ignored = readFileSync(resolve(root, file), 'utf8').split('\n');

  it.each(folders)('keeps out %s, which the instructions fill', (folder) => {
    expect(pages).toContain(folder);
    expect(ignored.map((line) => line.replace(/^\/|\/$/g, ''))).toContain(folder);
  });
});
