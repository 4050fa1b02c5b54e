/**
 * Options for the writes of an import, as safe as all others. No visitor waits for them, and on a busy machine a few hundred rates can take longer
 * than the second that a visitor's write has.
 */
export const patient = { writeConcern: { w: 'majority', journal: true, wtimeoutMS: 20_000 } } as const;
