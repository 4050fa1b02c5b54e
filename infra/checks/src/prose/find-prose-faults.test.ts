import { describe, expect, it } from 'vitest';
import { findProseFaults } from './find-prose-faults.ts';
import { commentsOf, testTitlesOf } from './prose-in-code.ts';
import { proseInMarkdown } from './prose-in-markdown.ts';

const long = `${Array.from({ length: 31 }, () => 'word').join(' ')}.`;

describe('findProseFaults', () => {
  it('names a banned word and what to write in its place', () => {
    expect(findProseFaults('Whoever comes first is told of it.')).toEqual([
      '"Whoever": name the person: the visitor, an operator',
      '"is told": learns, receives, reads',
    ]);
  });

  it('counts the words of a sentence, not of the text', () => {
    expect(findProseFaults(long)).toEqual([expect.stringMatching(/^31 words: word word/)]);
    expect(findProseFaults(Array.from({ length: 40 }, () => 'Four words make this.').join(' '))).toEqual([]);
  });

  it('does not end a sentence at an abbreviation', () => {
    expect(findProseFaults(long.replace('word word.', 'e.g. word.'))).toHaveLength(1);
  });

  it('allows "stands for"', () => {
    expect(findProseFaults('X stands for a name.')).toEqual([]);
  });
});

describe('commentsOf', () => {
  it('reads comments, not strings, and joins consecutive lines', () => {
    const code = `const a = '// no comment'; // One\n// two.\n\n/** Three\n * four. @param x five */\nconst b = /\\/* no *\\//;`;
    expect(commentsOf(code, false)).toEqual([
      { line: 1, text: 'One two.' },
      { line: 4, text: 'Three four. . PARAM: x five' },
    ]);
  });

  it('leaves out code in backticks and directives', () => {
    expect(commentsOf('// biome-ignore lint: for a reason\n\n// Calls `nobody()`.', false)).toEqual([{ line: 3, text: 'Calls Code.' }]);
  });

  it('reads comments of stylesheets', () => {
    expect(commentsOf('a {\n  /* One. */\n}', true)).toEqual([{ line: 2, text: 'One.' }]);
  });
});

it('reads the titles of tests, also of tables', () => {
  const code = `describe('a desk', () => {\n  it.each(rows)('shows $name', () => {});\n});`;
  expect(testTitlesOf(code)).toEqual([
    { line: 1, text: 'a desk' },
    { line: 2, text: 'shows $name' },
  ]);
});

it('reads paragraphs, headings and cells of a page, not its code', () => {
  const page = '# Title\n\nA `nobody` here.\n\n```sh\nnpm start # nobody\n```\n\n| a | b |\n|---|---|\n| c | d |\n';
  expect(proseInMarkdown(page).map(({ text }) => text)).toEqual(['Title', 'A Code here.', 'a', 'b', 'c', 'd']);
});
