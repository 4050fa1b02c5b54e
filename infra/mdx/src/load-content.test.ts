import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from './content-kinds.ts';
import { loadContent } from './load-content.ts';

const files = globSync('**/*', { cwd: contentFolder }).filter((file) => path.extname(file) !== '');

it.each(files)('accepts %s, imported or not: kind, title, reviewed day, sources, components and figures', (file) => {
  expect(() => loadContent(path.join(contentFolder, file), '')).not.toThrow();
});
