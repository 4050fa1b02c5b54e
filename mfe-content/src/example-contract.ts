/** The contract by which pages show red flags: all yearly fees in percent, and the years of surrender charges. */
export const exampleContract = { feesPercent: 3.4, surrenderYears: 12 } as const;
