/** What every result from the table of payout rates is. Must be directly below the answer and its notice. */
export const whatThisIs = 'An illustration of lifetime-withdrawal payouts by income start age, not an immediate-annuity quote.';
