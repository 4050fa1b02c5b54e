import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { contentFiles } from './load-content.ts';

/** The rule by which both builds read texts. */
export const contentRule: RuleSetRule = {
  test: contentFiles,
  type: 'javascript/auto',
  use: [{ loader: path.join(import.meta.dirname, 'rspack-loader.ts') }],
};
