/** What stands beside every rate, on the screen, on paper, in a file and in a mail. */
export const rateWords = {
  example: 'Educational example, not a quote or advice.',
  guarantees: 'Guarantees depend on the insurer’s ability to pay; not a bank deposit, not FDIC insured.',
  caps: 'Caps can change each year; a 0% year is possible.',
  notReserved: 'No rate is reserved. An advisor will confirm today’s rate.',
} as const;
