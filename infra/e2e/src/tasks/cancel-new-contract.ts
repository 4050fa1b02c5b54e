import { equal } from 'node:assert/strict';
import { pressPrint } from '../visitor/press-print.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

const inWords = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

export async function cancelNewContract(visitor: Visitor): Promise<string> {
  const now = new Date();
  // By the calendar: a day may have 23 or 25 hours, and the task may last past midnight.
  const delivered = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6);
  const last = new Date(delivered.getFullYear(), delivered.getMonth(), delivered.getDate() + 21);
  await followLink(visitor, 'Free-look helper', '/annuity-alert/free-look');
  await visitor.fill('Month', String(delivered.getMonth() + 1));
  await visitor.fill('Day', String(delivered.getDate()));
  await visitor.fill('Year', String(delivered.getFullYear()));
  await visitor.choose(/^Your state/, 'Florida');
  const answer = await visitor.find('text', /^\w+day, \w+ \d+, \d+$/, 'main');
  equal(answer, last.toLocaleDateString('en-US', inWords));
  await pressPrint(visitor, 'Print the letter');
  return answer;
}
