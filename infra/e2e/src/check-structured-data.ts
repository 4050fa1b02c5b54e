import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

/**
 * Checks structured data against schema.org, by compiling it with the types of schema-dts.
 *
 * @param texts JSON-LD by page name
 * @returns one line per error, page name first
 */
export async function checkStructuredData(texts: Readonly<Record<string, string>>): Promise<string[]> {
  const results = path.join(repositoryRoot, 'test-results');
  await mkdir(results, { recursive: true });
  // Inside the project, so that the compiler finds schema-dts.
  const folder = await mkdtemp(path.join(results, 'structured-data-'));
  try {
    const names = Object.keys(texts);
    for (const [index, name] of names.entries()) {
      const text = JSON.stringify(JSON.parse(texts[name] ?? ''));
      await writeFile(
        path.join(folder, `page${index}.ts`),
        `import type { Graph } from 'schema-dts';\nexport const page: Graph = ${text};\n`,
      );
    }
    const output = await compile(folder, names.length);
    const lines = output.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => line.replace(/^.*page(\d+)\.ts/, (_all, index: string) => names[Number(index)] ?? ''));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compile(folder: string, files: number): Promise<string> {
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
  const names = Array.from({ length: files }, (_, index) => `page${index}.ts`);
  const compiler = path.join(repositoryRoot, 'node_modules/.bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, ...options, '--pretty', 'false', ...names], { cwd: folder }, (error, stdout, stderr) => {
      // No output with an error means that the compiler did not start, not that it found nothing.
      if (error && stdout === '') reject(new Error(`The compiler failed: ${stderr || error.message}`));
      else resolve(stdout);
    });
  });
}
