import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { repositoryRoot } from '../product/repository-root.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';

/** These write beside the build that the product serves. */
const writersElsewhere = ['FontListPlugin', 'RouteManifestPlugin'];

type ReadConfig = (env: unknown, options: { mode: string }) => Configuration[];

/** A file of a build with maps: its text, and where each place of it comes from. */
export interface MappedFile {
  readonly text: string;
  readonly map: SourceMap;
}

/**
 * Builds the browser part of a workspace once more into a folder of its own, with source maps: the files served have none.
 *
 * @returns reads a file of that build by its path; undefined when the build has no such file
 */
export async function buildWithMaps(workspace: string): Promise<(file: string) => Promise<MappedFile | undefined>> {
  const output = temporaryFolder();
  const { default: readConfig } = (await import(path.join(repositoryRoot, workspace, 'rspack.config.ts'))) as { default: ReadConfig };
  const [browser] = readConfig({}, { mode: 'production' });
  await build({
    ...browser,
    devtool: 'hidden-source-map',
    output: { ...browser?.output, path: output },
    plugins: (browser?.plugins ?? []).filter((plugin) => !writersElsewhere.includes(plugin?.constructor?.name ?? '')),
  });
  return async (file) => {
    try {
      const [text, map] = await Promise.all([
        readFile(path.join(output, file), 'utf8'),
        readFile(path.join(output, `${file}.map`), 'utf8'),
      ]);
      return { text, map: new SourceMap(JSON.parse(map)) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
}

function build(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}
