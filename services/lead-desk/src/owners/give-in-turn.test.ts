import type { PersonInTurn } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import type { Advisors } from './find-colleague.ts';
import { chooseOwner } from './give-in-turn.ts';

const person = (id: string, role: PersonInTurn['role'] = 'agent'): PersonInTurn => ({ id, username: id, role });
const advisorsOf = (...ids: string[]): Advisors =>
  new Map(ids.map((id) => [id, { owner: id, leadId: `lead of ${id}`, reason: 'email' as const }]));
const present = [person('boss', 'manager'), person('ruth'), person('maria')];

it.each([
  ['the agent whose turn it is', present, advisorsOf(), 'ruth'],
  ['a colleague who has another request of the person', present, advisorsOf('maria'), 'maria'],
  ['the closest of two colleagues', present, advisorsOf('maria', 'ruth'), 'maria'],
  ['a manager who advises the person', present, advisorsOf('boss'), 'boss'],
  ['the agent whose turn it is, while the colleague is away', present, advisorsOf('tom'), 'ruth'],
  ['no one while only managers are here', [person('boss', 'manager')], advisorsOf(), undefined],
])('chooses %s', (_name, people, advisors, chosen) => {
  expect(chooseOwner(people, advisors)?.id).toBe(chosen);
});
