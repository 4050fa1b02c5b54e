/** A consultation as the form posts it. */
export const answers = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.org',
  phone: '(202) 762-1401',
  age: '60-69',
  assets: '250k-500k',
  state: 'IL',
  primaryConcern: 'Will my income last as long as I do?',
};

export const contact = { firstName: 'Grace', lastName: 'Lindqvist', email: 'grace@example.org', phone: '303-499-7111' };

/** What two tools were told, as the form sends it along. */
export const attachments = [
  { kind: 'payout-calculator', version: 1, inputs: { amount: '$250,000', currentAge: '65', startAge: '70' } },
  { kind: 'contract-check', version: 2, inputs: { surrenderYearsLeft: 'not sure', yearlyFees: '3.10%' } },
];

/** A review with all that its form asks. */
export const reviewAnswers = {
  ...contact,
  age: '70+',
  state: 'CO',
  insuranceCompany: 'Lakeshore Life',
  approximateValue: '$200,000',
  concerns: 'What does it cost me?',
};
