import { person } from '../consultation.ts';
import type { Visitor } from '../visitor/visitor.ts';

export async function askForACall(visitor: Visitor): Promise<string> {
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
