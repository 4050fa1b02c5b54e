import { describe, expect, it } from 'vitest';
import { lessonIds } from './outline.ts';
import {
  completedLessons,
  courseCompletedOn,
  currentLesson,
  isFresh,
  keepScore,
  markRead,
  noProgress,
  openLesson,
  type Progress,
  parseProgress,
  passedQuizzes,
  percentCompleted,
  stateOf,
} from './progress.ts';

const day = '2026-11-21';
const first = 'fia-fundamentals';
const complete = (ids: readonly (typeof lessonIds)[number][], from: Progress = noProgress) =>
  ids.reduce((progress, id) => keepScore(openLesson(progress, id), id, 3, day), from);

describe('a lesson', () => {
  it('is not started, then current, then completed when two of three answers are right', () => {
    expect(stateOf(noProgress, first)).toBe('not-started');
    const opened = openLesson(noProgress, first);
    expect(stateOf(opened, first)).toBe('current');
    expect(stateOf(keepScore(opened, first, 1, day), first)).toBe('current');
    expect(stateOf(keepScore(opened, first, 2, day), first)).toBe('completed');
  });

  it('stays completed, with its best score and its first day, when a later try fails or passes again', () => {
    const passed = keepScore(noProgress, first, 3, day);
    const again = keepScore(keepScore(passed, first, 0, '2026-12-01'), first, 2, '2026-12-02');
    expect(again.lessons[first]).toEqual({ completedOn: day, bestScore: 3 });
  });

  it('can be marked as read without its quiz, which then is not counted as passed', () => {
    const read = markRead(openLesson(noProgress, first), first, day);
    expect(stateOf(read, first)).toBe('completed');
    expect(passedQuizzes(read)).toBe(0);
  });

  it('keeps its state when it is opened again', () => {
    expect(openLesson(complete([first]), first).lessons[first]).toEqual({ completedOn: day, bestScore: 3 });
  });
});

describe('the course', () => {
  it('continues with the lesson opened last, then with the first one not completed', () => {
    expect(currentLesson(noProgress)).toBe(first);
    const jumped = openLesson(complete(lessonIds.slice(0, 2)), 'surrender-periods');
    expect(currentLesson(jumped)).toBe('surrender-periods');
    expect(currentLesson(complete(['surrender-periods'], jumped))).toBe('cap-rates');
  });

  it('has completed lessons, one current lesson, and lessons not started', () => {
    const statesOf = (progress: Progress) => lessonIds.map((id) => stateOf(progress, id));
    expect(new Set(statesOf(noProgress))).toEqual(new Set(['not-started']));
    expect(statesOf(complete(lessonIds.slice(0, 5)))).toEqual([
      ...Array<string>(5).fill('completed'),
      'current',
      ...Array<string>(4).fill('not-started'),
    ]);
    const two = openLesson(openLesson(noProgress, 'cap-rates'), first);
    expect(statesOf(two).filter((state) => state === 'current')).toEqual(['current']);
    expect(stateOf(two, first)).toBe('current');
  });

  it('counts its progress in steps of 10%', () => {
    expect(lessonIds.map((_, done) => percentCompleted(complete(lessonIds.slice(0, done + 1))))).toEqual([
      10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
    ]);
  });

  it('is completed on the day of its last lesson, and not before', () => {
    const nine = complete(lessonIds.slice(1));
    expect(courseCompletedOn(nine)).toBeUndefined();
    const ten = keepScore(nine, first, 2, '2026-12-24');
    expect(courseCompletedOn(ten)).toBe('2026-12-24');
    expect(completedLessons(ten)).toEqual(lessonIds);
    expect(currentLesson(ten)).toBeUndefined();
    expect(passedQuizzes(ten)).toBe(10);
  });
});

describe('saved progress', () => {
  it('is read back as it was written', () => {
    const progress = { ...openLesson(complete([first]), 'cap-rates'), name: 'Ada' };
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it.each([
    null,
    '',
    'not json',
    'null',
    '[]',
    '{"version":2,"lessons":{}}',
    '{"version":1}',
    '{"version":1,"lessons":{"cap-rates":{"bestScore":4}}}',
    '{"version":1,"lessons":{"cap-rates":{"completedOn":"yesterday"}}}',
    '{"version":1,"lessons":{"cap-rates":true}}',
  ])('counts as nothing when it is %s', (text) => {
    expect(parseProgress(text)).toEqual(noProgress);
  });

  it('ignores a lesson that no longer exists', () => {
    const progress = parseProgress('{"version":1,"lessons":{"gone":{"completedOn":"2026-01-01"}},"last":"gone"}');
    expect(isFresh(progress)).toBe(true);
    expect(percentCompleted(progress)).toBe(0);
    expect(currentLesson(progress)).toBe(first);
  });
});
