/** Beside the table of payout rates and every rate from it. */
export const quotesToday = 'Quotes today are often higher, above all at older ages.';
