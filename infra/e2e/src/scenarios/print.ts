import { deepEqual, match } from 'node:assert/strict';
import { sheetsOf } from '../sheets-of.ts';
import { pressPrint } from '../visitor/press-print.ts';
import type { Visitor } from '../visitor/visitor.ts';

const results = [
  '/retirement-calculator',
  '/income-planning',
  '/annuity-review/check#value=150000&period=10&bonus=10',
  '/annuity-review/leave-or-stay',
  '/annuity-comparison#compare=steadyterm-5.index-shelter-7&view=open',
] as const;

/** Letter, less the margins of a result sheet, in CSS pixels. */
const paper = { width: 702, height: 980 } as const;

/** Presses the button of each tool, reads what is on the paper at that moment, and counts the sheets. */
export async function printsOneSheet(visitor: Visitor): Promise<void> {
  const { engine } = visitor;
  const sheets: Record<string, number> = {};
  for (const path of results) {
    await engine.resize(390, 844);
    await visitor.open(path);
    match(await pressPrint(visitor, /^Print:/), /Educational example, not a quote/, path);
    if (engine.print) {
      sheets[path] = sheetsOf(await engine.print());
    } else {
      await engine.resize(paper.width, paper.height);
      sheets[path] = Math.ceil((await engine.run(heightOnPaper)) / paper.height);
    }
  }
  deepEqual(sheets, Object.fromEntries(results.map((path) => [path, 1])));
}

/** Runs in the page, for an engine that prints through a dialog only: lays the page out by the rules for paper. */
function heightOnPaper(): number {
  const onPaper = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        media.mediaText = media.mediaText.replace(/\bscreen\b/, 'not all').replace(/\bprint\b/, 'all');
      }
      if ('cssRules' in rule) onPaper(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) onPaper(cssRules);
  return document.body.scrollHeight;
}
