import { expect, it } from 'vitest';
import { shapeConflictId, shapeLeadId } from './shape-lead-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const key = 'k'.repeat(32);

it('is one UUID per key', () => {
  const id = shapeLeadId(key, 'the-key-of-a-form');
  expect(id).toMatch(uuid);
  expect(shapeLeadId(key, 'the-key-of-a-form')).toBe(id);
  expect(shapeLeadId(key, 'the-key-of-a-form2')).not.toBe(id);
  expect(shapeLeadId('o'.repeat(32), 'the-key-of-a-form')).not.toBe(id);
});

it('is one more UUID for another body under the key', () => {
  const id = shapeLeadId(key, 'the-key-of-a-form');
  const beside = shapeConflictId(key, id, 'hmac');
  expect(beside).toMatch(uuid);
  expect(shapeConflictId(key, id, 'hmac')).toBe(beside);
  expect(new Set([id, beside, shapeConflictId(key, id, 'other'), shapeConflictId(key, beside, 'hmac')]).size).toBe(4);
});

it('is fresh without a key', () => {
  const ids = Array.from({ length: 100 }, () => shapeLeadId(key, null));
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(uuid);
});
