import type { LoaderContext } from '@rspack/core';
import { glossaryFile, loadContent } from './load-content.ts';

export default function loadText(this: LoaderContext, source: string): string {
  // A text names terms, so it is read again when the glossary changes.
  this.addDependency(glossaryFile);
  return loadContent(this.resourcePath, this.resourceQuery, source);
}
