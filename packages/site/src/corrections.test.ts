import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { corrections } from './corrections.ts';

const digest = (row: unknown) => createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 12);
const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toISOString().startsWith(day);

describe('the corrections', () => {
  it('only grow: a new one is a line here, and a line that is here stays as it is', () => {
    expect(corrections.map((row) => [row.id, digest(row)])).toEqual([]);
  });

  it('have ids of their own that fit into an address', () => {
    const ids = corrections.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('are in the order of their days, none later than today', () => {
    const days = corrections.map(({ day }) => day);
    expect(days).toEqual([...days].sort());
    expect((days.at(-1) ?? '') <= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it.each(corrections)('$id was said before it was corrected', ({ day, since }) => {
    expect([day, since].every(isDay)).toBe(true);
    expect(since < day).toBe(true);
  });

  it.each(corrections)('$id has short sentences', ({ title, wrong, right }) => {
    expect(title).not.toMatch(/\.$/);
    for (const text of [wrong, right]) {
      expect(text).toMatch(/[.”]$/);
      for (const sentence of text.split(/(?<=[.?!]”?) (?=[A-Z“])/)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25);
    }
  });
});
