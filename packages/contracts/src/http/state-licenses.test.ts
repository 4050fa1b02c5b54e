import { expect, it } from 'vitest';
import { readLicenseLines, saveLicenses } from './state-licenses.ts';

it.each([
  ['OH 1234567 2027-05-31', { state: 'OH', number: '1234567', until: '2027-05-31' }],
  ['West Virginia, WV-88 12, 5/31/2027', { state: 'WV', number: 'WV-88 12', until: '2027-05-31' }],
  ['ny\tLA-123\tMay 31, 2027', { state: 'NY', number: 'LA-123', until: '2027-05-31' }],
  ['Texas 99 2027-02-30', { state: 'TX', number: '99 2027-02-30', until: '' }],
  ['1234567', { state: '', number: '1234567', until: '' }],
])('reads the pasted line %j', (line, license) => {
  expect(readLicenseLines(`\n${line}\r\n`)).toEqual([license]);
});

it('reads several lines, also between semicolons', () => {
  expect(readLicenseLines('OH 1 2027-05-31; TX 2 2027-05-31\nFL 3 2027-05-31').map(({ state }) => state)).toEqual(['OH', 'TX', 'FL']);
});

const ohio = { state: 'OH', number: '1234567', until: '2027-05-31' };
const errorsOf = (lines: readonly unknown[]) =>
  saveLicenses.body?.safeParse({ lines, seen: null }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('says of each field what is wrong, and of a state that is named twice', () => {
  expect(errorsOf([{ state: '', number: 'evil.co', until: '31.5.' }, ohio])).toEqual([
    ['lines.0.state', 'Choose a state.'],
    ['lines.0.number', 'Use letters, digits, spaces and dashes, as the state wrote the number.'],
    ['lines.0.until', 'Enter the expiration date, such as 2027-05-31.'],
  ]);
  expect(errorsOf([ohio, { ...ohio, until: '2207-05-31' }])).toEqual([
    ['lines.1.until', 'Check the year of the expiration date. It begins with 20.'],
    ['lines.1.state', 'Ohio is in two lines. Keep one of them.'],
  ]);
});
