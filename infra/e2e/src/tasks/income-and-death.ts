import { match } from 'node:assert/strict';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function incomeAndDeath(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Payout calculator', '/retirement-calculator');
  await visitor.fill(/^Amount to pay in/, '200000');
  await visitor.choose(/^Current age/, '70');
  await visitor.choose(/^Income start age/, '70');
  const income = await visitor.find('text', /^\$1,266\.67 a month, for life/, 'main');
  const byThen = await visitor.find('text', /^75\s*\$/, 'main');
  match(byThen, /^75 \$76,000 −\$124,000/);
  return `${income} Received by 75, and minus what was paid: ${byThen}`;
}
