import { equal } from 'node:assert/strict';
import { pressPrint } from '../visitor/press-print.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

const DAY_MS = 86_400_000;
const inWords = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

export async function cancelNewContract(visitor: Visitor): Promise<string> {
  const delivered = new Date(Date.now() - 6 * DAY_MS);
  await followLink(visitor, 'Free-look helper', '/annuity-alert/free-look');
  await visitor.fill('Month', String(delivered.getMonth() + 1));
  await visitor.fill('Day', String(delivered.getDate()));
  await visitor.fill('Year', String(delivered.getFullYear()));
  await visitor.choose(/^Your state/, 'Florida');
  const answer = await visitor.find('text', /^\w+day, \w+ \d+, \d+$/, 'main');
  equal(answer, new Date(Date.now() + 15 * DAY_MS).toLocaleDateString('en-US', inWords));
  await pressPrint(visitor, 'Print the letter');
  return answer;
}
