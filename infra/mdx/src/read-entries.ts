import type * as z from 'zod';
import { fillFigures } from './fill-figures.ts';
import { glossaryFrontMatter, questionsFrontMatter } from './front-matter-schemas.ts';
import { splitFrontMatter } from './split-front-matter.ts';

export type QuestionsText = z.infer<typeof questionsFrontMatter> & {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
};

interface Term {
  readonly term: string;
  readonly abbreviation?: string;
  readonly alsoCalled?: string;
  readonly definition: string;
  readonly seeAlso?: readonly string[];
}

export type GlossaryText = z.infer<typeof glossaryFrontMatter> & { readonly terms: Readonly<Record<string, Term>> };

/** Questions and answers: each `##` is a question, the words below it are the answer. */
export function readQuestions(file: string, source: string): QuestionsText {
  const { front, entries } = readEntries(file, source, questionsFrontMatter);
  return { ...front, questions: entries.map(({ heading, lines }) => ({ question: heading, answer: lines.join(' ') })) };
}

const notes = { Abbreviation: 'abbreviation', 'Also called': 'alsoCalled', 'See also': 'seeAlso' } as const;

/** The glossary: each `## Name [#id]` is a term; below it the definition, then lines such as `See also: id, id`. */
export function readGlossary(file: string, source: string): GlossaryText {
  const { front, entries } = readEntries(file, source, glossaryFrontMatter);
  const terms = entries.map(({ heading, lines, line }) => {
    const [, term, id] = /^(.*\S)\s*\[#([a-z][a-z0-9-]*)\]$/.exec(heading) ?? [];
    if (!term || !id) throw new Error(`${file}:${line}: a term is a heading such as "## Cap rate [#cap-rate]"`);
    const entry: Record<string, unknown> = { term, definition: '' };
    for (const each of lines) {
      const [, name = '', value = ''] = /^(Abbreviation|Also called|See also): (.*)$/.exec(each) ?? [];
      if (name === 'See also') entry.seeAlso = value.split(/, */);
      else if (name) entry[notes[name as keyof typeof notes]] = value;
      else entry.definition = `${entry.definition} ${each}`.trim();
    }
    if (!entry.definition) throw new Error(`${file}:${line}: "${term}" has no definition`);
    return [id, entry as unknown as Term] as const;
  });
  return { ...front, terms: Object.fromEntries(terms) };
}

function readEntries<Front>(file: string, source: string, schema: z.ZodType<Front>) {
  const { front, body } = splitFrontMatter(file, source, schema);
  const entries: { heading: string; lines: string[]; line: number }[] = [];
  for (const [index, written] of body.split('\n').entries()) {
    const text = fillFigures(written.trim(), `${file}:${index + 1}`);
    const last = entries.at(-1);
    if (text.startsWith('## ')) entries.push({ heading: text.slice(3).trim(), lines: [], line: index + 1 });
    else if (text && !last) throw new Error(`${file}:${index + 1}: words before the first ## heading belong to no entry`);
    else if (text) last?.lines.push(text);
  }
  const empty = entries.find(({ lines }) => lines.length === 0);
  if (empty) throw new Error(`${file}:${empty.line}: nothing stands below "${empty.heading}"`);
  return { front, entries };
}
