/** `npm run grade`: prints the reading grade of each public page. */
import { parseArgs } from 'node:util';
import { buildAll } from '@annuity-lantern/local/build';
import { type Grade, gradeText, wordsOf } from './grade-text.ts';
import { readPages, remotesWithPages } from './read-pages.ts';

const help = `npm run grade prints the Flesch-Kincaid reading grade of the public pages, hardest first, and the five longest
sentences of each page above its goal. It builds what changed first. Headings, labels and table cells do not count.

  npm run grade                          every page
  npm run grade -- /consultation /about  these pages only, each with its longest sentences

The goal is grade 8, and 10 for legal pages. It is a guide: "annuity" has four syllables, so a clear page can be above
its goal. No test reads the grade.`;

const GOAL = 8;
const LEGAL_GOAL = 10;
const LONGEST = 5;
const legalPages: readonly string[] = ['privacy-policy', 'terms-of-use'];

interface GradedPage extends Grade {
  readonly path: string;
  readonly goal: number;
}

const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
if (values.help) console.log(help);
else await printGrades(positionals);

async function printGrades(paths: readonly string[]): Promise<void> {
  await buildAll({ log: (line) => console.log(line), workspaces: remotesWithPages });
  const pages = (await gradePages()).filter(({ path }) => paths.length === 0 || paths.includes(path));
  console.log('grade  goal  words  page');
  for (const { grade, goal, words, path } of pages) {
    console.log([grade.toFixed(1).padStart(5), String(goal).padStart(4), String(words).padStart(5), path].join('  '));
  }
  for (const page of pages.filter(({ grade, goal }) => paths.length > 0 || grade > goal)) {
    console.log(`\n${page.path}: its longest sentences`);
    for (const sentence of longestOf(page.sentences)) console.log(`  ${wordsOf(sentence).length} words: ${sentence}`);
  }
}

/** Hardest first. */
async function gradePages(): Promise<GradedPage[]> {
  const graded = (await readPages()).flatMap(({ id, path, text }) => {
    const grade = gradeText(text);
    return grade ? [{ ...grade, path, goal: legalPages.includes(id) ? LEGAL_GOAL : GOAL }] : [];
  });
  return graded.sort((one, other) => other.grade - one.grade);
}

function longestOf(sentences: readonly string[]): readonly string[] {
  return [...sentences].sort((one, other) => wordsOf(other).length - wordsOf(one).length).slice(0, LONGEST);
}
