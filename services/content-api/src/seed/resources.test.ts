import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resources } from './resources.ts';

const documentsFolder = resolve(import.meta.dirname, '../../../../mfe-content/resources');

describe('the seeded resources', () => {
  it.each(resources.map((resource) => [resource._id, resource] as const))('%s leads to a document with its title', async (id, resource) => {
    expect(resource.downloadUrl).toBe(`/remotes/mfe-content/resources/${id}.html`);
    const file = resolve(documentsFolder, `${id}.html`);
    expect(existsSync(file)).toBe(true);
    expect(await readFile(file, 'utf8')).toContain(`<h1>${resource.title}</h1>`);
  });

  it('calls nothing a PDF that is a page', () => {
    expect(resources.filter((resource) => resource.type === 'pdf' && !resource.downloadUrl.endsWith('.pdf'))).toEqual([]);
  });

  it('starts with true counts', () => {
    expect(new Set(resources.map((resource) => resource.downloadCount))).toEqual(new Set([0]));
  });
});
