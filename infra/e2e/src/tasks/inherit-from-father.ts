import { match } from 'node:assert/strict';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function inheritFromFather(visitor: Visitor): Promise<string> {
  const year = new Date().getFullYear();
  await followLink(visitor, 'Inherited annuity guide', '/inherited-annuity');
  await visitor.press('choice', /^Another person/);
  await visitor.press('choice', /^I’m not sure/);
  await visitor.fill('Month', '1');
  await visitor.fill('Day', '2');
  await visitor.fill('Year', String(year));
  const answer = await visitor.find('text', /^\w+day, \w+ \d+, \d+$/, 'main');
  match(answer, new RegExp(`, ${year + 1}$`));
  return answer;
}
