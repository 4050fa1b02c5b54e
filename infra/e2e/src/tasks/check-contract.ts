import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

export async function checkContract(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Contract check', '/annuity-review/check');
  await visitor.fill(/^All yearly fees together/, '3.4');
  await visitor.fill(/^Surrender period in all/, '10');
  await visitor.fill(/^Roll-up rate of the income rider/, '7');
  const answer = await visitor.find('text', /^Two red flags/, 'main');
  await visitor.find('text', /^The 7% is a paper number: it earns about 1\.4 to 2\.2% a year/, 'main');
  await visitor.find('heading', 'A surrender period of 10 years');
  await visitor.find('heading', 'Yearly fees of 3.40%');
  await visitor.find('text', /^Answer three more questions to see what your 7% really earns/, 'main');
  return answer;
}
