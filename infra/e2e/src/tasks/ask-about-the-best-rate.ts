import { equal } from 'node:assert/strict';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function askAboutTheBestRate(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Rate comparison', '/comparison-tools');
  await visitor.fill(/dollars/, '25000', 'main form');
  await visitor.choose(/^for/, '5 years', 'main form');
  await visitor.choose('in', 'Ohio', 'main form');
  await visitor.choose(/rated at least/, 'A-', 'main form');
  const answer = await visitor.find('text', '$33,063', 'main');
  await visitor.press('link', 'Ask about this one: Orchard 5');
  await visitor.arriveAt('/consultation');
  await visitor.find('field', /^First name/);
  equal(await visitor.engine.run(() => new URLSearchParams(window.location.search).get('product')), 'Orchard 5');
  return `Orchard 5: ${answer}`;
}
