import { formatFigure, isTextFigure } from '@annuity-lantern/domain/text-figures';

const inBraces = /\{\{([^{}]*)\}\}/g;

/** Writes out each `{{name}}` of `packages/domain/src/figures/text-figures.ts`. Raises an error for an unknown name; `where` says in which text. */
export function fillFigures(words: string, where: string): string {
  return words.replace(inBraces, (_, braced: string) => {
    const name = braced.trim();
    if (!isTextFigure(name)) throw new Error(`${where}: no figure is named "${name}"`);
    return formatFigure(name);
  });
}

/** The names in the double braces of some words. */
export function namesIn(words: string): readonly string[] {
  return [...words.matchAll(inBraces)].map(([, name = '']) => name.trim());
}
