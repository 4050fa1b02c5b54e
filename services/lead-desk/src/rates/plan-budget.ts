/** Milliseconds, below the gateway's wait for an answer: ten thousand rates are read and compared in about a second. */
export const PLAN_BUDGET = 10_000;
