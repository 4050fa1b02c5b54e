import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function checkContract(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Contract check', '/annuity-review/check');
  await visitor.press('button', /^Getting out/);
  await visitor.fill(/^Surrender period in all/, '10');
  await visitor.press('button', /^Bonus and income rider/);
  await visitor.fill(/^Bonus/, '10');
  await visitor.fill(/^Roll-up rate of the income rider/, '7');
  const answer = await visitor.find('text', /^2 red flags/, 'main');
  await visitor.find('heading', 'A surrender period of 10 years');
  await visitor.find('heading', 'A bonus of 10.00%');
  await visitor.find('text', /^Answer three more questions to see what your 7% really earns/, 'main');
  return answer;
}
