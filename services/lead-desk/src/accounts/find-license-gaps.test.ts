import type { PossibleOwner } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { findLicenseGaps } from './find-license-gaps.ts';

const today = '2026-03-02';
const held = (state: string, until = '2026-12-31') => ({ state, number: '1', until });
const person = (id: string, licenses?: ReturnType<typeof held>[], role: PossibleOwner['role'] = 'agent') => ({
  id,
  username: id,
  role,
  ...(licenses ? { licenses } : {}),
});
type Person = ReturnType<typeof person>;
const open = [
  { state: 'OH', count: 2 },
  { state: 'TX', owner: 'maria', count: 3 },
  { state: 'TX', owner: 'maria', serviceOnly: true, count: 4 },
  { count: 5 },
];
const find = (accounts: Person[], here = accounts) =>
  findLicenseGaps({ accounts, here: here.map((one) => ({ ...one, licenses: one.licenses })), open, today });
const texas = { state: 'TX', count: 7 };
const ohio = { state: 'OH', count: 2 };

it.each([
  ['nothing while no account is recorded', [person('maria'), person('boss', undefined, 'manager')], [], false],
  ['a state that nobody is licensed for', [person('maria', [held('OH')])], [texas], false],
  ['no state that somebody is licensed for', [person('maria', [held('OH'), held('TX')])], [], false],
  ['a state whose license has ended', [person('maria', [held('OH', '2026-03-01'), held('TX', today)])], [ohio], false],
  ['that an agent is unchecked', [person('maria', [held('OH')]), person('ruth')], [texas], true],
  ['a state although a manager is unchecked', [person('maria', [held('OH')]), person('boss', undefined, 'manager')], [texas], false],
] as const)('finds %s', (_what, accounts, nobody, unchecked) => {
  expect(find([...accounts])).toMatchObject({ nobody, unchecked });
});

it('finds a state whose only licensed person is away', () => {
  const [maria, ruth] = [person('maria', [held('OH'), held('TX')]), person('ruth', [held('TX')])];
  expect(find([maria, ruth], [ruth]).nobody).toEqual([ohio]);
});

it('finds requests whose owner may not sell in their state, without those for service only', () => {
  expect(find([person('maria', [held('OH')])]).owned).toEqual([{ owner: 'maria', username: 'maria', state: 'TX', count: 3 }]);
  expect(find([person('maria', [held('TX', '2026-03-01')])]).owned).toEqual([
    { owner: 'maria', username: 'maria', state: 'TX', count: 3, until: '2026-03-01' },
  ]);
  expect(find([person('maria', [held('TX', today)])]).owned).toEqual([]);
});
