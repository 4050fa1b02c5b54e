import { type Figures, kinds, type NumberName, numberNames, numberRules } from './decoder-inputs.ts';
import { readEntry } from './read-entry.ts';

/** Longest fragment that is read at all: every link of ours is shorter. */
const LONGEST = 200;

/** A number as we write it into a link. Anyone can write a link, so nothing else is read. */
const numberInLink = /^\d{1,9}(?:\.\d{1,2})?$/;

/** The figures as the part of an address after `#`, which no browser sends to a server. */
export function writeFiguresHash(figures: Figures): string {
  const numbers = numberNames.map((name) => `${numberRules[name].key}=${figures[name]}`);
  return `#${[...numbers, `kind=${figures.kind}`].join('&')}`;
}

/** The figures that a link carries, each only if the page could have written it. Empty for any other `#...`. */
export function readFiguresHash(hash: string): Partial<Figures> {
  const given = new URLSearchParams(hash.slice(1, LONGEST));
  const numbers = numberNames.flatMap((name): [NumberName, number][] => {
    const text = given.get(numberRules[name].key) ?? '';
    const read = readEntry(name, text);
    return numberInLink.test(text) && read.value !== undefined ? [[name, read.value]] : [];
  });
  const kind = kinds.find((one) => one === given.get('kind'));
  return { ...(Object.fromEntries(numbers) as Partial<Record<NumberName, number>>), ...(kind ? { kind } : {}) };
}
