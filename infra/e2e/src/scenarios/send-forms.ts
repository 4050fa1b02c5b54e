import { person } from '../consultation.ts';
import type { Visitor } from '../visitor/visitor.ts';

export async function sendConsultation(visitor: Visitor): Promise<void> {
  await visitor.open('/consultation');
  await fillContact(visitor);
  await visitor.choose('Age', person.age);
  await visitor.choose('Assets', person.assets);
  await visitor.choose('State', person.state);
  await visitor.fill('Primary concern', person.primaryConcern);
  await visitor.press('button', 'Request my consultation');
  await visitor.find('text', 'Consultation Requested');
  await visitor.find('heading', `Thank you, ${person.firstName}`);
}

export async function sendReview(visitor: Visitor): Promise<void> {
  await visitor.open('/annuity-review');
  // It scrolls to its form by itself, a moment later.
  await visitor.arriveAt('/annuity-review');
  await fillContact(visitor);
  await visitor.fill(/^Insurance company/, 'Northmere Life');
  await visitor.fill(/^Concerns/, 'The fees went up.');
  await visitor.press('button', 'Request my review');
  await visitor.find('text', 'Review Requested');
  await visitor.find('heading', `Thank you, ${person.firstName}`);
}

async function fillContact(visitor: Visitor): Promise<void> {
  await visitor.fill('First name', person.firstName);
  await visitor.fill('Last name', person.lastName);
  await visitor.fill('Email', person.email);
  await visitor.fill('Phone', person.phone);
}
