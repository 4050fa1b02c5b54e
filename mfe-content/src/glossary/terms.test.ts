import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type GlossaryEntry, glossary, termOf } from './terms.ts';

const entries = Object.entries<GlossaryEntry>(glossary);

describe('the glossary', () => {
  it('explains at least 60 terms, each once', () => {
    expect(entries.length).toBeGreaterThanOrEqual(60);
    const names = entries.map(([, { term }]) => term.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
  });

  it('is in alphabetical order, so that a new term has one place', () => {
    const names = entries.map(([, { term }]) => term.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it.each(entries)('%s has an id that is an anchor, and a definition of one to three plain sentences', (id, entry) => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
    expect(entry.term).toMatch(/^[A-Z0-9]/);
    expect(entry.definition).toMatch(/^[A-Z].*\.$/);
    expect(entry.definition).not.toMatch(/[<>*_`#[\]{}\n]|--|\s{2}/);
    expect(entry.definition.length).toBeGreaterThanOrEqual(40);
    expect(entry.definition.length).toBeLessThanOrEqual(320);
    expect(entry.definition.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(3);
  });

  it.each(entries)('%s leads on to other terms of the glossary', (id, { seeAlso = [] }) => {
    for (const other of seeAlso) expect(Object.keys(glossary)).toContain(other);
    expect(seeAlso).not.toContain(id);
    expect(seeAlso).toEqual([...new Set(seeAlso)]);
  });

  it('never calls an annuity a kind of bank deposit', () => {
    expect(JSON.stringify(glossary)).not.toMatch(/\bCD annuit|guaranty association/i);
  });

  it('has every term that a component uses', () => {
    const files = globSync('**/*.tsx', { cwd: path.join(import.meta.dirname, '..') });
    const named = files.flatMap((file) => [
      ...readFileSync(path.join(import.meta.dirname, '..', file), 'utf8').matchAll(/<GlossaryTerm id="([^"]*)"/g),
    ]);
    expect(named.length).toBeGreaterThan(5);
    expect(named.map(([, id = '']) => id).filter((id) => !glossary[id])).toEqual([]);
  });

  it('does not resolve unknown ids', () => {
    expect(() => termOf('nothing')).toThrow(RangeError);
  });
});
