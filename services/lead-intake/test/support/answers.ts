import { sampleConsultation, sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';

/** A consultation as the form posts it. */
export const answers = sampleConsultation;

/** A review with every field answered. */
export const reviewAnswers = sampleReview;

const { firstName, lastName, email, phone } = sampleReview;
export const contact = { firstName, lastName, email, phone };

/** The inputs of two tools, as the form attaches them. */
export const attachments = [
  { kind: 'payout-calculator', version: 1, inputs: { amount: '$250,000', currentAge: '65', startAge: '70' } },
  { kind: 'contract-check', version: 2, inputs: { surrenderYearsLeft: 'not sure', yearlyFees: '3.10%' } },
];
