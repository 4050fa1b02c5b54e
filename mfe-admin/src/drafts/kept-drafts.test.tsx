import { expect, it } from 'vitest';
import { deleteDrafts, keepDraft, readDraft } from './kept-drafts.ts';

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
