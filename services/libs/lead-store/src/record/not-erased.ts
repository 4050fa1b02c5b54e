/** Matches leads that were not erased. Every list has it, and every change that does not name `evenErased`. */
export const notErased = { status: { $ne: 'erased' } } as const;

/** Matches erased leads, too: for the states of effects, because the message to the CRM is still to be sent. */
export const evenErased = { status: { $exists: true } } as const;
