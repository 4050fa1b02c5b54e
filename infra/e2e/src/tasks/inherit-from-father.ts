import { match } from 'node:assert/strict';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function inheritFromFather(visitor: Visitor): Promise<string> {
  const now = new Date();
  // Yesterday: on January 1, a day of this year would lie ahead.
  const died = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  await followLink(visitor, 'Inherited annuity guide', '/inherited-annuity');
  await visitor.press('choice', /^Another person/);
  await visitor.press('choice', /^I’m not sure/);
  await visitor.fill('Month', String(died.getMonth() + 1));
  await visitor.fill('Day', String(died.getDate()));
  await visitor.fill('Year', String(died.getFullYear()));
  const answer = await visitor.find('text', /^\w+day, \w+ \d+, \d+$/, 'main');
  match(answer, new RegExp(`, ${died.getFullYear() + 1}$`));
  return answer;
}
