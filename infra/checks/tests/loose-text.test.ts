import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findLooseText } from '../src/find-loose-text.ts';

const folder = path.join(import.meta.dirname, 'fixtures/loose-text');

it('names the lines where computed text shares its element, and no others', () => {
  const lines = readFileSync(path.join(folder, 'texts.tsx'), 'utf8').split('\n');
  const found = findLooseText(path.join(folder, 'tsconfig.json'), folder).map((fault) => lines[Number(fault.split(/[: ]/)[1]) - 1]?.trim());
  expect(found).toEqual([
    '<p>You pay {words} a year.</p>',
    '<p>',
    '<p>{busy && <b>Wait.</b>} We are reading.</p>',
    '<button type="button">',
    '<Year />',
    '{busy ? <>Reading</> : <b>Read</b>}',
  ]);
});
