import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Prose } from './prose-in-code.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** The paragraphs, headings and table cells of a page, without its code. */
export function proseInMarkdown(page: string): Prose[] {
  const found: Prose[] = [];
  const tree = parser.parse(page);
  visit(tree, 'inlineCode', (code) => {
    code.value = 'Code';
  });
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    found.push({ line: node.position?.start.line ?? 0, text: textOf(node).replace(/\s+/g, ' ') });
  });
  return found;
}
