import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileText } from './compile-text.ts';
import { contentFolder, contentKinds, kindOf } from './content-kinds.ts';
import { readGlossary, readQuestions } from './read-entries.ts';

export const glossaryFile = path.join(contentFolder, 'glossary.md');
/** The files that this package turns into modules. */
export const contentFiles = /[\\/]content[\\/].*\.mdx?$/;

/**
 * The module of a content file. `name.mdx` is the text; `name.mdx?lesson`, with its kind, is the front matter alone, so that a list of
 * titles does not carry the texts. `questions/name.md?questions` and `glossary.md?glossary` are data.
 */
export function loadContent(file: string, query: string, source = readFileSync(file, 'utf8')): string {
  const name = nameOf(file);
  const kind = file === glossaryFile ? 'glossary' : file.endsWith('.md') ? 'questions' : kindOf(file);
  // Builds add parts of their own to a query.
  const asData = new URLSearchParams(query).has(kind);
  const other = [...Object.keys(contentKinds), 'glossary', 'questions'].find(
    (each) => each !== kind && new URLSearchParams(query).has(each),
  );
  if (other) throw new Error(`${name} is imported with ?${kind}, not with ?${other}`);
  if (kind === 'glossary') return asModule(readGlossary(name, source));
  if (kind === 'questions') return asModule(readQuestions(name, source));
  const { body, front } = compileText(name, source, termIds());
  return asData ? asModule(front) : body;
}

/** Below the root of the repository, as an editor knows it. */
function nameOf(file: string): string {
  return path.relative(path.resolve(contentFolder, '../..'), file);
}

function termIds(): ReadonlySet<string> {
  return new Set(Object.keys(readGlossary(nameOf(glossaryFile), readFileSync(glossaryFile, 'utf8')).terms));
}

function asModule(data: unknown): string {
  return `export default ${JSON.stringify(data)};\n`;
}
