import { expect, it } from 'vitest';
import { deleteDrafts, keepDraft as keep, noDraft, readDraft as read } from './kept-drafts.ts';

const keepDraft = (person: string, field: string, text: string) => keep(person, field, { text, seen: 0 });
const readDraft = (person: string, field: string) => read(person, field).text;
/** Whether the browser would ask before it closes the tab. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps a text of each field for its person, until it is empty', () => {
  keepDraft('margaret', 'one note', 'Call after lunch.');
  keepDraft('margaret', 'two note', 'Ask for the contract.');
  expect([readDraft('margaret', 'one note'), readDraft('margaret', 'two note')]).toEqual(['Call after lunch.', 'Ask for the contract.']);
  expect(readDraft('ruth', 'one note')).toBe('');
  keepDraft('margaret', 'one note', '');
  expect([readDraft('margaret', 'one note'), readDraft('margaret', 'two note')]).toEqual(['', 'Ask for the contract.']);
  keepDraft('margaret', 'two note', '');
  expect(sessionStorage).toHaveLength(0);
});

it('deletes the drafts of the person before when another one types', () => {
  keepDraft('margaret', 'one note', 'Call after lunch.');
  keepDraft('ruth', 'one note', 'Mine');
  expect([readDraft('margaret', 'one note'), readDraft('ruth', 'one note')]).toEqual(['', 'Mine']);
});

it('deletes all drafts, or those of others', () => {
  keepDraft('margaret', 'one note', 'Call after lunch.');
  deleteDrafts('margaret');
  expect(readDraft('margaret', 'one note')).toBe('Call after lunch.');
  deleteDrafts('ruth');
  expect(sessionStorage).toHaveLength(0);
  keepDraft('margaret', 'one note', 'Call after lunch.');
  deleteDrafts();
  expect(sessionStorage).toHaveLength(0);
});

it('reads no draft from a storage that was changed by hand', () => {
  sessionStorage.setItem('annuity-lantern.staff-drafts', '{');
  expect(readDraft('margaret', 'one note')).toBe('');
});

it('asks before the tab closes while there is a draft, also one from before a reload', () => {
  expect(asks()).toBe(false);
  keepDraft('margaret', 'one note', 'Call after lunch.');
  expect(asks()).toBe(true);
  keepDraft('margaret', 'one note', '');
  expect(asks()).toBe(false);
  const kept = { person: 'margaret', drafts: { 'one note': { text: 'Call after lunch.', seen: 3 } } };
  sessionStorage.setItem('annuity-lantern.staff-drafts', JSON.stringify(kept));
  deleteDrafts('margaret');
  expect(asks()).toBe(true);
  deleteDrafts();
  expect(asks()).toBe(false);
});

it('keeps which state of the request the person saw', () => {
  keep('margaret', 'one note', { text: 'Call after lunch.', seen: 3 });
  expect(read('margaret', 'one note')).toEqual({ text: 'Call after lunch.', seen: 3 });
  keep('margaret', 'one note', noDraft);
  expect(read('margaret', 'one note')).toEqual(noDraft);
});
