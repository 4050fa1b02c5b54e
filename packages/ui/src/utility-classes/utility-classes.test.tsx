import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkExamples } from '../testing/check-examples.tsx';
import * as examples from './utility-classes.examples.tsx';
import * as look from './utility-classes.ts';

checkExamples(examples);

it.each(['font', 'layout', 'ink'])('exports every class of %s.module.css', (sheet) => {
  const css = readFileSync(join(import.meta.dirname, `${sheet}.module.css`), 'utf8');
  const exported = JSON.stringify(look);
  const classes = new Set(Array.from(css.matchAll(/^ {2}\.([a-z]\w*)/gim), ([, name = '']) => name));
  expect(classes.size).toBeGreaterThan(15);
  for (const name of classes) expect(exported, name).toMatch(new RegExp(`[" _-]${name}[" _-]`));
});

it('knows a stylesheet rule for every class that it exports', () => {
  expect(JSON.stringify(look)).not.toMatch(/undefined|""/);
});
