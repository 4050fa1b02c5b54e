import { compileSync } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { allowedComponents } from './allowed-components.ts';
import { contentKinds, kindOf } from './content-kinds.ts';
import { frontMatterSchemas, type TextSection } from './front-matter-schemas.ts';
import { refuseCode } from './refuse-code.ts';
import { makeSections, writeFigures } from './shape-text.ts';
import { splitFrontMatter } from './split-front-matter.ts';

interface CompiledText {
  /** An ES module whose default export is the text as a component. */
  readonly body: string;
  /** The checked front matter, with the sections of a text that has them. */
  readonly front: unknown;
}

/** Checks a text and compiles it. Both builds, the tests and the route rows read texts through this one function. */
export function compileText(file: string, source: string, termIds: ReadonlySet<string>): CompiledText {
  const kind = kindOf(file);
  const { components, sections: hasSections } = contentKinds[kind];
  const { front, body } = splitFrontMatter<object>(file, source, frontMatterSchemas[kind]);
  let sections: readonly TextSection[] = [];

  function checkAndShape() {
    return (tree: Root) => {
      const faults = refuseCode(tree, allowedComponents(kind), termIds);
      if (faults.length > 0) throw new Error(faults.map(({ line, words }) => `${file}:${line}: ${words}`).join('\n'));
      writeFigures(tree, !hasSections);
      if (hasSections) sections = makeSections(tree);
    };
  }

  try {
    const compiled = compileSync(
      { value: body, path: file },
      {
        format: 'mdx',
        jsxImportSource: 'react',
        providerImportSource: components,
        remarkPlugins: [[remarkGfm, { singleTilde: false }], checkAndShape],
        // It would be a style attribute, which the Content-Security-Policy drops.
        tableCellAlignToStyle: false,
      },
    );
    return { body: String(compiled), front: hasSections ? { ...front, sections } : front };
  } catch (error) {
    throw inPlainWords(file, error);
  }
}

/** The parser stops at code that it can't read, before anything refuses it. */
function inPlainWords(file: string, error: unknown): Error {
  const { line, reason = String(error), ruleId } = error as { line?: number; reason?: string; ruleId?: string };
  if (line === undefined) return error as Error;
  const words = ruleId === 'acorn' || /expression|import|export/i.test(reason) ? 'a text has no curly braces, imports or exports' : reason;
  return new Error(`${file}:${line}: ${words}`);
}
