/** Matches leads that were not erased. Every change by a person, and every list, has it. */
export const notErased = { status: { $ne: 'erased' } } as const;
