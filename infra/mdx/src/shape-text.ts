import { formatFigure, type TextFigureName } from '@annuity-lantern/domain/text-figures';
import type { BlockContent, Heading, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { fillFigures } from './fill-figures.ts';
import type { TextSection } from './front-matter-schemas.ts';
import type { Element } from './refuse-code.ts';

/** Writes the figures of a checked text out, in sentences and in props, and a paragraph as one line. Below a lesson's own heading its headings are a level lower. */
export function writeFigures(tree: Root, lowerHeadings: boolean): void {
  walk(tree);

  function walk(node: Parent) {
    const children = node.children.map((child) => {
      if (isElement(child)) {
        if (child.name === 'Dollars' || child.name === 'Percent' || child.name === 'Number') return figureOf(child);
        for (const attribute of child.attributes) {
          if (typeof attribute.value === 'string') attribute.value = fillFigures(attribute.value, `line ${child.position?.start.line}`);
        }
      }
      if (child.type === 'text') child.value = child.value.replaceAll('\n', ' ');
      if (child.type === 'heading' && lowerHeadings) child.depth = Math.min(child.depth + 1, 6) as Heading['depth'];
      if ('children' in child) walk(child);
      return child;
    });
    node.children = joinTexts(children);
  }
}

/** Makes each `##` of a text, with what follows it, one `<Section id heading>`. `## Words [#id]` gives the anchor; otherwise the words do. */
export function makeSections(tree: Root): readonly TextSection[] {
  const sections: TextSection[] = [];
  const shaped: RootContent[] = [];
  let open: MdxJsxFlowElement | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const section = readHeading(node);
      sections.push(section);
      open = { type: 'mdxJsxFlowElement', name: 'Section', attributes: attributesOf(section), children: [] };
      shaped.push(open);
    } else if (open) open.children.push(node as BlockContent);
    else shaped.push(node);
  }
  tree.children = shaped;
  return sections;
}

function readHeading(heading: Heading): TextSection {
  const words = textOf(heading.children);
  const [
    ,
    before = words,
    id = words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  ] = /^(.*\S)\s*\[#([a-z][a-z0-9-]*)\]$/.exec(words) ?? [];
  return { id, heading: before };
}

function attributesOf({ id, heading }: TextSection): MdxJsxFlowElement['attributes'] {
  return Object.entries({ id, heading }).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => ('children' in node ? textOf(node.children) : 'value' in node ? node.value : '')).join('');
}

function figureOf(element: Element): PhrasingContent | BlockContent {
  const [of] = element.attributes;
  const text: PhrasingContent = { type: 'text', value: formatFigure(of?.value as TextFigureName) };
  // A figure that is alone on its line was read as a block.
  return element.type === 'mdxJsxTextElement' ? text : { type: 'paragraph', children: [text] };
}

/** One text node for a sentence with its figures: React marks each border between two. */
function joinTexts(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

function isElement(node: RootContent): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
