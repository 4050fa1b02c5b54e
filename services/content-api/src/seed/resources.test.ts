import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resources } from './resources.ts';

const documentsFolder = resolve(import.meta.dirname, '../../../../mfe-content/resources');

describe('the seeded resources', () => {
  it.each(resources.map((resource) => [resource._id, resource] as const))('has a document with its title: %s', async (id, resource) => {
    expect(resource.downloadUrl).toBe(`/remotes/mfe-content/resources/${id}.${resource.type === 'pdf' ? 'pdf' : 'html'}`);
    expect(await readFile(resolve(documentsFolder, `pages/${id}.html`), 'utf8')).toContain(`<h1>${resource.title}</h1>`);
  });

  it('name every PDF file that is there', async () => {
    const files = await readdir(resolve(documentsFolder, 'pdf'));
    const pdfs = resources.filter((resource) => resource.type === 'pdf');
    expect(files.filter((file) => file.endsWith('.pdf')).sort()).toEqual(pdfs.map(({ _id }) => `${_id}.pdf`).sort());
  });

  it('show a small picture of each document', async () => {
    const files = await readdir(resolve(documentsFolder, 'thumbnails'));
    const shown = resources.map(({ imageUrl }) => imageUrl);
    expect(files.map((file) => `/remotes/mfe-content/resources/thumbnails/${file}`).sort()).toEqual(shown.sort());
  });

  it('name every document that is there', async () => {
    const files = await readdir(resolve(documentsFolder, 'pages'));
    expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(resources.map(({ _id }) => `${_id}.html`).sort());
  });

  it('are of all four types, in a few categories, with descriptions that fit three lines of a phone', () => {
    expect(new Set(resources.map((resource) => resource.type))).toEqual(new Set(['pdf', 'worksheet', 'guide', 'fact-sheet']));
    expect(new Set(resources.map((resource) => resource.category)).size).toBeGreaterThanOrEqual(7);
    expect(resources.filter(({ description }) => description.length > 78)).toEqual([]);
  });

  it('have their own id, place and address each, and start with a count of zero', () => {
    for (const key of ['_id', 'position', 'downloadUrl', 'title'] as const)
      expect(new Set(resources.map((resource) => resource[key])).size).toBe(resources.length);
    expect(new Set(resources.map((resource) => resource.downloadCount))).toEqual(new Set([0]));
  });
});
