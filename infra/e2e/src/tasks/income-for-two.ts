import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function incomeForTwo(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Payout calculator', '/retirement-calculator');
  await visitor.fill(/^Amount to pay in/, '200000');
  await visitor.choose(/^Income start age/, '70');
  await visitor.find('text', /^\$1,266\.67 a month, for life/, 'main');
  await visitor.choose('Pays', 'Me, then my spouse (all)');
  await visitor.find('text', /^\$1,\d{3}\.\d{2} a month, for life/, 'main');
  return visitor.find('text', /^Then your spouse: about \$1,\d{3}\.\d{2} a month, for life/, 'main');
}
