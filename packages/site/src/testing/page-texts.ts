import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

const files = globSync(
  [
    '{shell,mfe-content,mfe-tools}/src/**/*.{ts,tsx}',
    'mfe-content/content/**/*.{md,mdx}',
    'mfe-content/resources/pages/*.html',
    'services/lead-worker/src/{mail,visitor-mail,owner-mail}/**/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

/** What visitors read, by file: no tests, no test support, no staff pages. */
export const pageTexts: readonly (readonly [string, string])[] = files.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]);
