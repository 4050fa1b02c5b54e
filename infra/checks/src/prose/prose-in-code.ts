import jsTokens from 'js-tokens';

/** A piece of running text with the line on which it starts, counted from 1. */
export interface Prose {
  readonly line: number;
  readonly text: string;
}

const quoted = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|\`([^\`\n]*)\`)`;
/** Of a call, or of a table that ends on a line of its own. */
const testTitle = new RegExp(
  String.raw`(?:\b(?:it|test|describe)(?:\.\w+)*(?:\([^\n]*?\))?|^[ \t]*\](?: as const)?\))\(\s*${quoted}`,
  'gm',
);
/** Addressed to a program, not to a reader. */
const directive = /^(?:\s*(?:biome-ignore|@ts-|eslint|<reference|webpackChunkName|@vitest|v8 ignore))/;

/** The comments of TypeScript, JavaScript or CSS, consecutive `//` lines joined, with names and code in backticks left out. */
export function commentsOf(code: string, isCss: boolean): Prose[] {
  const found: { line: number; end: number; text: string; isLine: boolean }[] = [];
  for (const { line, text, isLine } of isCss ? cssComments(code) : scriptComments(code)) {
    const words = plain(text);
    const last = found.at(-1);
    if (directive.test(words)) continue;
    if (isLine && last?.isLine && last.end === line - 1) Object.assign(last, { end: line, text: `${last.text} ${words}` });
    else found.push({ line, end: line, text: words, isLine });
  }
  return found.filter(({ text }) => /[a-z]/i.test(text)).map(({ line, text }) => ({ line, text }));
}

/** What tests are called. */
export function testTitlesOf(code: string): Prose[] {
  return [...code.matchAll(testTitle)].map((match) => ({
    line: lineAt(code, match.index),
    text: withoutCode(match[1] ?? match[2] ?? match[3] ?? ''),
  }));
}

function* scriptComments(code: string) {
  let line = 1;
  for (const { type, value } of jsTokens(code, { jsx: true })) {
    if (type === 'SingleLineComment') yield { line, text: value.slice(2), isLine: true };
    if (type === 'MultiLineComment') yield { line, text: value.slice(2, -2), isLine: false };
    line += value.split('\n').length - 1;
  }
}

function* cssComments(code: string) {
  for (const match of code.matchAll(/\/\*([^*]*(?:\*(?!\/)[^*]*)*)\*\//g)) {
    yield { line: lineAt(code, match.index), text: match[1] ?? '', isLine: false };
  }
}

/** Without the marks of a comment. A tag such as `@param name` starts a sentence of its own, as its capitals tell the parser. */
function plain(comment: string): string {
  const text = comment
    .replace(/^[ \t]*\*+ ?/gm, '')
    .replace(/\{@link ([^}]*)\}/g, '$1')
    .replace(/@(\w+)/g, (_, tag: string) => `. ${tag.toUpperCase()}:`);
  return withoutCode(text)
    .replace(/\n\s*(?=[-*] )/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A capital word replaces code: a single letter before a point would read as an initial. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, 'Code');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
