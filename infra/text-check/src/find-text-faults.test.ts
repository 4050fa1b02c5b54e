import { expect, it } from 'vitest';
import { findTextFaults } from './find-text-faults.ts';

it.each([
  ['After ten years, formatDollars of it', 'formatDollars'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a page whose template was never filled in.
  ['You pay ${fee} a year.', '${'],
  ['Read [object Object] first', '[object'],
  ['It grows to undefined', 'undefined'],
  ['It grows to $NaN', 'NaN'],
  ['You keep the the bonus', 'the the'],
  ['Set against $200,000 the income is small', 'Set against'],
  ['At 89 the money is used up', 'is used up'],
  ['We send reminders by mail', 'by mail'],
  ['A charge is due upon withdrawal', 'upon'],
  ['A surrendr charge', 'surrendr'],
  ['The colour of the sheet', 'colour'],
  ['A cancelled contract', 'cancelled'],
  ['Open income_rider', 'income_rider'],
  ['Wait 5years', '5years'],
  ['Fees &amp; charges', '&amp;'],
])('finds in "%s" what no reader should see', (text, fault) => {
  expect(findTextFaults(text).join('\n')).toContain(`"${fault}" in`);
});

it.each(['It pays about $1,100.00 a month.', 'you would receive about\n$484.55\na month'])('finds an estimate with cents in %j', (text) => {
  expect(findTextFaults(text)).toEqual([expect.stringMatching(/^"about \$[\d,.]+" is an estimate with cents$/)]);
});

it('passes American English, our own terms, addresses, file names and numbers', () => {
  const text = [
    'A MYGA’s rate compounds: $100,000 becomes $127,628 after 5 years.',
    'Write to help@annuity-lantern.example or open https://www.naic.org/find.htm.',
    'Say 4F9F-0198, which is 4f9f0198-4a59-4687-9786-a5b4c3d2e1f0.',
    'It came by mail or email. Send it by certified mail.',
    'Open annuity-rates-2026-11-23.csv. You don’t need your 401(k) or Form 1099-R on the 1st.',
  ];
  expect(findTextFaults(text.join('\n'))).toEqual([]);
  expect(findTextFaults('Call Quillfeather', ['Quillfeather'])).toEqual([]);
});
