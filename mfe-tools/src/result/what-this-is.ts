/** What every result from the table of payout rates is. Must be directly below the answer and its notice; its source is one press away. */
export const whatThisIs =
  'An illustration of lifetime-withdrawal payouts by income start age, not an immediate-annuity quote. Get two quotes.';

/** The rest of what the payout table is, for paper and behind a press. */
export const moreOnThis =
  'The rate is our own example, not an insurer’s offer. Where a contract guarantees income for life, the guarantee depends on the insurer’s ability to pay. An annuity is not a bank deposit and not FDIC insured.';
