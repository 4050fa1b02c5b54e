import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepScore, noProgress, openLesson } from './progress.ts';
import { changeProgress, deleteProgress, PROGRESS_KEY, readProgress } from './progress-store.ts';

const day = '2026-11-21';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps progress in the browser and reads it back', () => {
  changeProgress((progress) => keepScore(progress, 'cap-rates', 2, day));
  expect(JSON.parse(localStorage.getItem(PROGRESS_KEY) ?? '')).toEqual({
    version: 1,
    lessons: { 'cap-rates': { bestScore: 2, completedOn: day } },
  });
  expect(readProgress()).toBe(readProgress());
});

it('merges with the progress that another tab has stored', () => {
  changeProgress((progress) => openLesson(progress, 'cap-rates'));
  localStorage.setItem(PROGRESS_KEY, JSON.stringify(keepScore(readProgress(), 'spread-and-margin', 3, day)));
  changeProgress((progress) => keepScore(progress, 'cap-rates', 3, day));
  expect(Object.keys(readProgress().lessons).sort()).toEqual(['cap-rates', 'spread-and-margin']);
});

it('starts empty if the stored progress is damaged', () => {
  localStorage.setItem(PROGRESS_KEY, '{"version":1,"lessons":');
  expect(readProgress()).toEqual(noProgress);
  changeProgress((progress) => openLesson(progress, 'cap-rates'));
  expect(readProgress().last).toBe('cap-rates');
});

it('deletes everything and hands it back for undoing', () => {
  changeProgress((progress) => openLesson(progress, 'cap-rates'));
  const before = deleteProgress();
  expect(localStorage.getItem(PROGRESS_KEY)).toBeNull();
  expect(readProgress()).toEqual(noProgress);
  changeProgress(() => before);
  expect(readProgress().last).toBe('cap-rates');
});

it('lasts as long as the page where storage is switched off', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  changeProgress((progress) => openLesson(progress, 'cap-rates'));
  expect(readProgress().last).toBe('cap-rates');
});
