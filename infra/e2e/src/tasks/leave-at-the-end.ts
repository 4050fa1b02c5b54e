import { match } from 'node:assert/strict';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function leaveAtTheEnd(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Renewal guide', '/renewal-window');
  await visitor.fill('Month', '1');
  await visitor.fill('Day', '15');
  await visitor.fill('Year', String(new Date().getFullYear() + 1));
  const answer = await visitor.find('text', /^\w+day, \w+ \d+, \d+$/, 'main');
  match(answer, /, February 13, /);
  return answer;
}
