import { pressPrint } from '../visitor/press-print.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function printComparison(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Compare Annuities', '/annuity-comparison');
  await visitor.press('button', 'Compare SteadyTerm 5');
  await visitor.press('button', 'Compare Index Shelter 7');
  await visitor.press('button', 'Compare Selected');
  const heading = await visitor.find('heading', /, the same \$100,000$/);
  await pressPrint(visitor, /^Print:/);
  return heading;
}
