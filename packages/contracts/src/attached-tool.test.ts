import { expect, it } from 'vitest';
import { attachedToolName } from './attached-tool.ts';

it.each([
  ['contract-check', 'Contract check'],
  ['a-tool-of-last-year', 'a-tool-of-last-year'],
  ['toString', 'toString'],
])('calls the tool %s "%s"', (kind, name) => {
  expect(attachedToolName(kind)).toBe(name);
});
