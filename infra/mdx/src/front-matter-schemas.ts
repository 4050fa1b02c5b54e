import * as z from 'zod';

const words = z.string().trim().min(1);
const source = z.strictObject({ name: words, address: z.url({ protocol: /^https$/ }).optional() });
const answer = z.strictObject({ text: words, right: z.literal(true).optional(), why: words });
const question = z.strictObject({
  ask: words.endsWith('?'),
  answers: z
    .tuple([answer, answer, answer, answer])
    .refine((answers) => answers.filter(({ right }) => right).length === 1, 'Exactly one answer has "right: true"'),
});

/** Of every text: its sources, and the day it was last compared with them. */
const reviewed = {
  title: words.max(80),
  reviewedOn: z.iso.date(),
  sources: z.array(source).min(1),
};
const short = words.max(200);
const keyPoints = z.array(words).min(3).max(6);

export const frontMatterSchemas = {
  lesson: z.strictObject({
    ...reviewed,
    minutes: z.int().min(1).max(60),
    summary: short,
    /** One question for the seller of the contract. */
    askThis: words,
    keyPoints,
    quiz: z.tuple([question, question, question]),
  }),
  'annuity-type': z.strictObject({
    ...reviewed,
    // The browser's tab and search engines show no more.
    title: words.max(60),
    /** The type in tables and links. */
    name: words.max(40),
    minutes: z.int().min(1).max(60),
    summary: short,
    /** For search engines. */
    description: words.min(61).max(165),
    keywords: z.array(words).min(3),
    /** Its row in the table that compares the types. */
    compared: z.strictObject({ hear: short, get: short, market: short, out: short, cost: short }),
  }),
  legal: z.strictObject({
    ...reviewed,
    /** What each version changed, the newest first. The first version has no text here. */
    changes: z.array(z.strictObject({ day: z.iso.date(), what: words.max(300) })).min(2),
  }),
  guide: z.strictObject({ ...reviewed, minutes: z.int().min(1).max(60), summary: short, keyPoints }),
};

export const glossaryFrontMatter = z.strictObject(reviewed);
/** Questions about our own service have no outside source. */
export const questionsFrontMatter = z.strictObject({ ...reviewed, sources: reviewed.sources.optional() });

export type Source = z.infer<typeof source>;
export type Answer = z.infer<typeof answer>;
export type Question = z.infer<typeof question>;

export interface TextSection {
  readonly id: string;
  readonly heading: string;
}

interface Sections {
  readonly sections: readonly TextSection[];
}

export type LessonFront = z.infer<typeof frontMatterSchemas.lesson>;
export type AnnuityTypeFront = z.infer<(typeof frontMatterSchemas)['annuity-type']> & Sections;
export type LegalFront = z.infer<typeof frontMatterSchemas.legal> & Sections;
export type GuideFront = z.infer<typeof frontMatterSchemas.guide> & Sections;
