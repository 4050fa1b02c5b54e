import { equal, match } from 'node:assert/strict';
import { person } from '../consultation.ts';
import { pressPrint } from '../visitor/press-print.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { followLink } from './follow-link.ts';

/** The visitors' tasks, from Home by links. */
export interface Task {
  readonly name: string;
  /** Returns the answer as the page words it; throws when it is not the right one. */
  readonly run: (visitor: Visitor) => Promise<string>;
}

export const tasks: readonly Task[] = [
  { name: 'best five-year rate in Ohio for $25,000 from an insurer rated A- or better, and asking about it', run: askAboutTheBestRate },
  { name: 'income from $200,000 at 70, for me and then my wife', run: incomeForTwo },
  { name: 'is my contract bad: 7% roll-up, 10 years of charges, 3.4% fees', run: checkContract },
  { name: 'cancel a contract delivered in Florida 6 days ago', run: cancelNewContract },
  { name: 'what to do when my term ends in January', run: leaveAtTheEnd },
  { name: 'what to do with an annuity inherited from my father', run: inheritFromFather },
  { name: 'a call on Tuesday mornings, with a typo in the email address', run: askForACall },
  { name: 'print a comparison for my daughter', run: printComparison },
];

async function askAboutTheBestRate(visitor: Visitor): Promise<string> {
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

async function incomeForTwo(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Payout calculator', '/retirement-calculator');
  await visitor.fill(/^Amount to pay in/, '200000');
  await visitor.choose(/^Income start age/, '70');
  await visitor.find('text', /^\$1,267 a month, for life/, 'main');
  await visitor.choose('Pays', 'Me, then my spouse (all)');
  await visitor.find('text', /^\$1,\d{3} a month, for life/, 'main');
  return visitor.find('text', /^Then your spouse: about \$1,\d{3} a month, for life/, 'main');
}

async function checkContract(visitor: Visitor): Promise<string> {
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

const inWords = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;

async function cancelNewContract(visitor: Visitor): Promise<string> {
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

async function leaveAtTheEnd(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Renewal guide', '/renewal-window');
  await visitor.fill('Month', '1');
  await visitor.fill('Day', '15');
  await visitor.fill('Year', String(new Date().getFullYear() + 1));
  const answer = await visitor.find('text', /^\w+day, \w+ \d+, \d+$/, 'main');
  match(answer, /, February 13, /);
  return answer;
}

async function inheritFromFather(visitor: Visitor): Promise<string> {
  const now = new Date();
  // Yesterday: on January 1, a day of this year would lie ahead.
  const died = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  await followLink(visitor, 'Inherited annuity guide', '/inherited-annuity');
  await visitor.press('choice', /^A child or other person/);
  await visitor.press('choice', /^I’m not sure/);
  await visitor.fill('Month', String(died.getMonth() + 1));
  await visitor.fill('Day', String(died.getDate()));
  await visitor.fill('Year', String(died.getFullYear()));
  const answer = await visitor.find('text', /^\w+day, \w+ \d+, \d+$/, 'main');
  match(answer, new RegExp(`, ${died.getFullYear() + 1}$`));
  return answer;
}

async function askForACall(visitor: Visitor): Promise<string> {
  await visitor.press('button', /^Menu/);
  await visitor.press('link', 'Get Consultation', 'header');
  await visitor.arriveAt('/consultation');
  await visitor.fill('First name', person.firstName);
  await visitor.fill('Last name', person.lastName);
  await visitor.fill('Email', 'mary.miller@gmial.com');
  await visitor.fill('Phone', person.phone);
  await visitor.press('button', /@gmail\.com/);
  await visitor.choose('Age', person.age);
  await visitor.choose('Assets', person.assets);
  await visitor.choose('State', person.state);
  await visitor.fill('Primary concern', person.primaryConcern);
  await visitor.press('choice', 'Choose times');
  await visitor.press('choice', 'Tuesday');
  await visitor.press('choice', /^Morning/);
  await visitor.choose('Your time zone', 'Eastern time');
  await visitor.press('button', 'Request my consultation');
  return visitor.find('heading', `Thank you, ${person.firstName}`);
}

async function printComparison(visitor: Visitor): Promise<string> {
  await followLink(visitor, 'Compare Annuities', '/annuity-comparison');
  await visitor.press('button', 'Compare SteadyTerm 5');
  await visitor.press('button', 'Compare Index Shelter 7');
  await visitor.press('button', 'Compare Selected');
  const heading = await visitor.find('heading', /, the same \$100,000$/);
  await pressPrint(visitor, /^Print:/);
  return heading;
}
