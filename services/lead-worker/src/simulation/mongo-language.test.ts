import { expect, it } from 'vitest';
import { changeDocument, type Fields, findDocuments } from './mongo-language.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const EARLIER = new Date('2026-03-02T14:00:00Z');
const document = { _id: 'a', at: EARLIER, part: { kept: 1, changed: 1 }, list: [{ at: EARLIER }, {}] };

it.each<[string, Fields]>([
  ['stage', { $bucket: { groupBy: '$at' } }],
  ['stage that MongoDB has in no update', { $match: { _id: 'a' } }],
  ['expression', { $set: { at: { $dateShift: ['$at'] } } }],
  ['expression inside of another one', { $set: { at: { $cond: [true, { $dateShift: ['$at'] }, 1] } } }],
])('throws for an unknown %s', (_, stage) => {
  expect(() => changeDocument(document, [stage], NOW)).toThrow(/\$bucket|\$match|\$dateShift/);
});

it.each<Fields>([
  { at: { $nearly: NOW } },
  { $nearly: [{ at: NOW }] },
  { at: { $not: { $nearly: NOW } } },
  { $or: [{ at: { $nearly: NOW } }] },
  { $expr: { $nearly: ['$at', NOW] } },
])('throws for an unknown operator of a query: %j', (filter) => {
  expect(() => findDocuments([document], filter, NOW)).toThrow(/\$nearly/);
});

it.each<[unknown, unknown]>([
  ['$$NOW', NOW],
  ['$$REMOVE', undefined],
  [{ $literal: '$at' }, '$at'],
  [{ $literal: { $add: [1, 2] } }, { $add: [1, 2] }],
  [{ $add: ['$$NOW', 1000] }, new Date(NOW.getTime() + 1000)],
  [{ $lt: ['$at', '$$NOW'] }, true],
  [{ $eq: ['$at', new Date(EARLIER)] }, true],
  [{ $eq: ['$missing', null] }, false],
  [{ $lte: ['$missing', null] }, true],
  [{ $gt: ['$at', null] }, true],
  [{ $eq: ['$list', { at: EARLIER }] }, false],
  [{ $max: '$list.at' }, EARLIER],
  [{ $max: { $map: { input: '$list', in: '$$this.at' } } }, EARLIER],
  [{ $max: [null, '$missing'] }, null],
  [{ $map: { input: '$list', in: '$$this.at' } }, [EARLIER, null]],
  [{ $map: { input: '$missing', in: '$$this.at' } }, null],
  [{ one: '$missing', other: 1 }, { other: 1 }],
])('computes %j as MongoDB does', (expression, expected) => {
  expect(changeDocument({ value: 0, ...document }, [{ $set: { value: expression } }], NOW).value).toEqual(expected);
});

it('sees the document before the stage in each expression of it, and leaves that document alone', () => {
  const before = structuredClone(document);
  const stages = [{ $set: { 'part.changed': 2, copy: '$part.changed', part: { added: 3 } } }, { $unset: ['at', 'list'] }];
  expect(changeDocument(document, stages, NOW)).toEqual({ _id: 'a', copy: 1, part: { kept: 1, changed: 2, added: 3 } });
  expect(document).toEqual(before);
});

it.each<[Fields, boolean]>([
  [{ at: { $lte: EARLIER } }, true],
  [{ at: { $lt: NOW.getTime() } }, false],
  [{ at: { $eq: new Date(EARLIER) } }, true],
  [{ missing: null }, true],
  [{ missing: { $exists: false } }, true],
  [{ missing: { $lt: NOW } }, false],
  [{ list: { $not: { $elemMatch: { at: EARLIER } } } }, false],
  [{ $expr: { $lt: ['$at', '$$NOW'] } }, true],
])('finds by %j as MongoDB does', (filter, isFound) => {
  expect(findDocuments([document], filter, NOW)).toEqual(isFound ? [document] : []);
});

it('keeps the time of this process as it was, also after an error', () => {
  const { now } = Date;
  expect(() => findDocuments([document], { $nearly: 1 }, NOW)).toThrow();
  expect(Date.now).toBe(now);
});
