/** A word of the field, explained once for the whole site. */
export interface GlossaryEntry {
  readonly term: string;
  /** One to three sentences without markup that a newcomer understands. */
  readonly definition: string;
}

/** Every term by its id, which is also its anchor on the glossary page. */
export const glossary = {
  'surrender-charge': {
    term: 'Surrender charge',
    definition: 'What the insurer keeps when you take out more than the contract allows before the surrender period ends, as a percentage.',
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermId = keyof typeof glossary;
