import { expect, it } from 'vitest';
import { compileText } from './compile-text.ts';

const front = [
  '---',
  'title: A guide',
  'minutes: 3',
  'summary: What it is for.',
  'keyPoints: [One, Two, Three]',
  'reviewedOn: 2026-11-24',
  'sources:',
  '  - name: A law',
  '---',
  '',
];
const file = 'mfe-content/content/guides/sample.mdx';

const compileGuide = (...lines: readonly string[]) => compileText(file, [...front, ...lines].join('\n'), new Set(['free-look']));
/** The line of the file on which the first line of the text is. */
const FIRST = front.length + 1;

it.each([
  ['an import', 'import { x } from "./x.js"', 'curly braces, imports or exports|import or export'],
  ['an export', 'export const x = 1', 'import or export'],
  ['an expression', 'It costs {1 + 1} dollars.', 'curly braces'],
  ['a comment', '{/* for later */}', 'curly braces'],
  ['a figure in braces', 'It costs {{leaving.lost}}.', 'curly braces'],
  ['code in a prop', 'The <Term id={"free-look"}>free look</Term>.', 'id of <Term> has to be words in quotes'],
  ['spread props', 'The <Term {...props}>free look</Term>.', '<Term> can’t take'],
  ['a prop without a value', 'The <Term id>free look</Term>.', 'has to be words in quotes'],
  ['a component that is not allowed', '<Script src="x" />', '<Script> isn’t one of the components: Dollars'],
  ['a component of another kind of text', '<WorkedExample heading="x">y</WorkedExample>', '<WorkedExample> isn’t one of'],
  ['HTML', 'One<br />two.', '<br> isn’t one of'],
  ['a style', '<p style="color: red">x</p>', '<p> isn’t one of'],
  ['a style on a component', '<Term id="free-look" style="color: red">x</Term>', '<Term> has no style: it takes id'],
  ['a fragment', '<>x</>', '<> isn’t one of'],
  ['an unknown prop', '<Term id="free-look" tone="loud">x</Term>', '<Term> has no tone'],
  ['a missing prop', 'The <Term>free look</Term>.', '<Term> needs id="..."'],
  ['an unknown term', 'The <Term id="free-lock">free look</Term>.', 'the glossary has no term "free-lock"'],
  ['an unknown figure', 'It costs <Dollars of="leaving.nothing" />.', 'no figure is named "leaving.nothing"'],
  ['an unknown figure in a prop', '<DataTable caption="At {{leaving.nothing}}">x</DataTable>', 'no figure is named "leaving.nothing"'],
  ['a figure in another unit', 'It costs <Percent of="leaving.lost" />.', 'leaving.lost is in dollars: <Percent> can’t show it'],
  ['an unknown figure with a year', 'The law of <FigureYear of="nothing" />.', 'no figure with a year is named "nothing"'],
  ['a page that can be no page', '<PageLink to="/glossary">x</PageLink>', '"/glossary" is no id of a page'],
  ['a picture', '![a cat](cat.png)', 'no pictures of its own'],
  ['a link by path', 'See [the glossary](/education/glossary).', 'link to our own pages with <PageLink'],
  ['a script as a link', 'See [this](javascript:alert).', 'neither https, mailto nor #'],
  ['a table without a caption', '| a | b |\n|---|---|\n| 1 | 2 |', 'put the table into <DataTable caption="...">'],
  ['a component that is not closed', '<Term id="free-look">free look', 'Expected a closing tag'],
])('refuses %s, with file and line', (_what, line, words) => {
  expect(() => compileGuide('', line)).toThrow(new RegExp(`^${file.replaceAll('.', '\\.')}:${FIRST + 1}: .*(?:${pattern(words)})`, 's'));
});

it('names every fault at once', () => {
  expect(() => compileGuide('<A />', '', '<B />')).toThrow(/<A> isn’t .*\n.*:13: <B> isn’t/s);
});

it.each([
  ['a missing key', (lines: string[]) => lines.filter((line) => !line.startsWith('reviewedOn')), 'reviewedOn'],
  ['a key that no text has', (lines: string[]) => lines.with(1, 'titel: A guide'), 'titel'],
  ['a day that is none', (lines: string[]) => lines.with(5, 'reviewedOn: 2026-02-30'), 'reviewedOn'],
  ['a source that is not https', (lines: string[]) => lines.with(7, '  - {name: A, address: "http://example.org"}'), 'sources.0.address'],
  ['no source', (lines: string[]) => lines.with(6, 'sources: []').toSpliced(7, 1), 'sources'],
  ['an unknown figure', (lines: string[]) => lines.with(3, 'summary: "It costs {{leaving.nothing}}."'), 'leaving.nothing'],
  ['YAML that can’t be read', (lines: string[]) => lines.with(3, 'summary: "open'), "can’t be read|can't be read"],
  ['no front matter', () => ['Words.'], 'begins with front matter'],
])('refuses front matter with %s', (_what, change, words) => {
  expect(() => compileText(file, change([...front]).join('\n'), new Set())).toThrow(new RegExp(`${file}.*(?:${words})`, 's'));
});

it('writes figures out in sentences, props and front matter', () => {
  const { body } = compileGuide('It costs <Dollars of="leaving.lost" />, which is <Percent of="leaving.charge" />.');
  expect(body).toContain('It costs $5,940, which is 6%.');
  const { front: read } = compileText(file, front.with(3, 'summary: "It costs {{leaving.lost}}."').join('\n'), new Set());
  expect(read).toMatchObject({ summary: 'It costs $5,940.' });
});

it('makes sections with the anchor that a heading gives, or one from its words', () => {
  const { front: read, body } = compileGuide('## Who we are [#who]', '', 'Us.', '', '## What it costs', '', 'Nothing.');
  const sections = [
    { id: 'who', heading: 'Who we are' },
    { id: 'what-it-costs', heading: 'What it costs' },
  ];
  expect(read).toMatchObject({ sections });
  for (const { id } of sections) expect(body).toContain(`id: "${id}"`);
  expect(body).not.toContain('[#who]');
});

it('aligns the cells of a table without a style attribute', () => {
  const { body } = compileGuide('<DataTable caption="Costs">', '', '| Year | Cost |', '|---|--:|', '| 1 | $8 |', '', '</DataTable>');
  expect(body).toContain('align: "right"');
  expect(body).not.toContain('style');
});

/** The words as a pattern; a bar separates what may be said instead. */
function pattern(words: string): string {
  return words.replace(/[.*+?^${}()[\]\\]/g, '\\$&');
}
