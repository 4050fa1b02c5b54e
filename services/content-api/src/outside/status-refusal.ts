/** A source answered with neither a document nor the word that nothing has changed. */
export class StatusRefusal extends Error {}
