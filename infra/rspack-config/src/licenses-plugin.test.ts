import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Licenses } from '@annuity-lantern/contracts/licenses';
import { rspack } from '@rspack/core';
import { afterAll, expect, test } from 'vitest';
import { repositoryRoot } from './base-config.ts';
import { LicensesPlugin } from './licenses-plugin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'licenses-plugin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function licensesOf(code: string): Promise<Licenses> {
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, code);
  const file = path.join(folder, 'licenses.json');
  await new Promise<void>((resolve, reject) => {
    const compiler = rspack({
      entry,
      mode: 'production',
      optimization: { minimize: false },
      output: { path: path.join(folder, 'dist') },
      resolve: { modules: [path.join(repositoryRoot, 'node_modules')] },
      module: { rules: [{ test: /\.woff2$/, type: 'asset/resource' }] },
      plugins: [new LicensesPlugin(file)],
    });
    compiler.run((error, stats) => compiler.close(() => (error || stats?.hasErrors() ? reject(error ?? stats) : resolve())));
  });
  return Licenses.parse(JSON.parse(readFileSync(file, 'utf8')));
}

test('names each bundled package and font with its license text, and nothing else', async () => {
  const found = await licensesOf(`
    import { createRoot } from 'react-dom/client';
    import { create } from 'zustand';
    import { string } from 'zod/mini';
    import font from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
    createRoot(document.body).render(create(() => string(font)));`);
  expect(found.map(({ name }) => name)).toEqual(['@fontsource-variable/besley', 'react', 'react-dom', 'scheduler', 'zod', 'zustand']);
  expect(found.find(({ name }) => name === 'react')).toMatchObject({
    version: expect.stringMatching(/^19\./),
    license: 'MIT',
    text: expect.stringContaining('Permission is hereby granted, free of charge'),
  });
  expect(found[0]).toMatchObject({ license: 'OFL-1.1', text: expect.stringContaining('SIL OPEN FONT LICENSE') });
});

test('keeps the license name of a package without a license file', async () => {
  const [found] = await licensesOf(`import { Link } from 'wouter'; document.title = Link.name;`).then((all) =>
    all.filter(({ name }) => name === 'wouter'),
  );
  expect(found).toMatchObject({ license: 'Unlicense', text: '' });
});
