import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProseFaults } from './find-prose-faults.ts';
import { commentsOf, type Prose, testTitlesOf } from './prose-in-code.ts';
import { proseInMarkdown } from './prose-in-markdown.ts';

/** `path:line what is wrong` for comments, test titles and pages of docs, in the files that git knows below the folder. */
export function checkProse(root: string, folder = '.'): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: root, encoding: 'utf8' });
  return files.split('\n').flatMap((file) => {
    const prose = proseOf(file, root);
    return prose.flatMap(({ line, text }) => findProseFaults(text).map((fault) => `${file}:${line} ${fault}`));
  });
}

function proseOf(file: string, root: string): Prose[] {
  const read = () => readFileSync(join(root, file), 'utf8');
  if (/\.(?:tsx?|mjs)$/.test(file)) {
    const code = read();
    return /\.(?:test|spec)\.tsx?$/.test(file) ? [...commentsOf(code, false), ...testTitlesOf(code)] : commentsOf(code, false);
  }
  if (file.endsWith('.css')) return commentsOf(read(), true);
  // Texts for visitors have checks of their own.
  return file.endsWith('.md') && !file.startsWith('mfe-content/') ? proseInMarkdown(read()) : [];
}
