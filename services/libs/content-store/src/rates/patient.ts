/**
 * Write options of an import, as safe as all others. No visitor waits for it, and a busy machine may need longer for a few hundred rates
 * than the second that a visitor's write has.
 */
export const patient = { writeConcern: { w: 'majority', journal: true, wtimeoutMS: 20_000 } } as const;
