/**
 * For the writes of an import, as safe as all others. Nobody waits for them as visitors do, and on a busy machine a few hundred rates were seen to
 * take longer than the second that a visitor's write has.
 */
export const patient = { writeConcern: { w: 'majority', journal: true, wtimeoutMS: 20_000 } } as const;
