import path from 'node:path';

const mfeContent = path.resolve(import.meta.dirname, '../../../mfe-content');

/** Where the texts are. */
export const contentFolder = path.join(mfeContent, 'content');

interface KindOfText {
  /** Below {@link contentFolder}. */
  readonly folder: string;
  /** The module whose `useMDXComponents` returns the components of this kind. One per kind: a legal page carries no drawings of lessons. */
  readonly components: string;
  /** Whether each `##` begins a `<Section>` with an anchor, for a list of contents. Otherwise headings are a level lower than written. */
  readonly sections: boolean;
}

const inPlainText = path.join(mfeContent, 'src/text/text-components.tsx');

export const contentKinds = {
  lesson: { folder: 'lessons', components: path.join(mfeContent, 'src/features/course/lessons/lesson-components.tsx'), sections: false },
  'annuity-type': {
    folder: 'annuity-types',
    components: path.join(mfeContent, 'src/features/annuity-types/text/type-components.tsx'),
    sections: true,
  },
  legal: { folder: 'legal', components: path.join(mfeContent, 'src/features/legal-text/components/legal-components.tsx'), sections: true },
  guide: { folder: 'guides', components: inPlainText, sections: true },
} as const satisfies Record<string, KindOfText>;

export type TextKind = keyof typeof contentKinds;

/** The kind of a text by its folder. Raises an error for a file in any other. */
export function kindOf(file: string): TextKind {
  const folder = path.basename(path.dirname(file));
  const found = (Object.keys(contentKinds) as TextKind[]).find((kind) => contentKinds[kind].folder === folder);
  if (!found) throw new Error(`${file}: no kind of text is kept in a folder named ${folder}`);
  return found;
}
