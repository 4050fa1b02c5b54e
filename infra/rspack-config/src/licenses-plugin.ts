import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Licenses } from '@annuity-lantern/contracts/licenses';
import type { Compiler, Module } from '@rspack/core';

/** Writes `licenses.json`: name, version and license text of each installed package and font that the build contains. */
export class LicensesPlugin {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('LicensesPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { modules, chunkGraph } = stats.compilation;
      // A module in no chunk was shaken out, or is part of a concatenated one.
      const bundled = [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0);
      const folders = new Set(bundled.flatMap(packageFolders));
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, `${JSON.stringify([...folders].sort().map(licenseOf), null, 2)}\n`);
    });
  }
}

function packageFolders(module: Module): string[] {
  if ('modules' in module) return (module.modules as Module[]).flatMap(packageFolders);
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.nameForCondition() ?? '') ?? [];
  return folder ? [folder] : [];
}

function licenseOf(folder: string): Licenses[number] {
  const { name, version, license = 'unknown' } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying|ofl)(?:\.(?:md|txt))?$/i.test(entry));
  return { name, version, license, text: file ? readFileSync(path.join(folder, file), 'utf8').trim() : '' };
}
