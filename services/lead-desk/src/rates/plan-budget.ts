/** In milliseconds, below the gateway's timeout. Reading and comparing ten thousand rates takes about a second. */
export const PLAN_BUDGET = 10_000;
