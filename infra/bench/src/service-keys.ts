import { randomBytes } from 'node:crypto';

const newKey = () => randomBytes(32).toString('hex');

/** Intake and worker need the same keys: a worker records no consent that its intake did not sign. */
export const ID_KEY = newKey();
export const SEALING_KEYS = `bench:${newKey()}`;
