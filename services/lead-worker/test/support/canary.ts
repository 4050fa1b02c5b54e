import { randomInt, randomUUID } from 'node:crypto';

/** Appears in every text of the canary leads, and nowhere else. */
export const mark = randomUUID().replaceAll('-', '').slice(0, 12);

const line = String(randomInt(10_000)).padStart(4, '0');
const person = {
  // Letters beyond ASCII reveal how mail and addresses are encoded.
  firstName: `Canária${mark}`,
  lastName: `Vögel${mark}`,
  email: `canary.${mark}@example.org`,
  phone: `(312) 867-${line}`,
};

const attachments = [{ kind: 'contract-check', version: 1, inputs: { insurer: `Sent along: ${mark}` } }] as const;

/** Leads whose every text is unmistakable. */
export const canary = {
  consultation: { ...person, primaryConcern: `My secret is ${mark}, and it stays mine.`, attachments },
  review: {
    ...person,
    insuranceCompany: `Insurer of ${mark}`,
    approximateValue: `about ${mark}`,
    concerns: `The fees, says ${mark}`,
    attachments,
  },
};

/** As typed, and the number also in its normalized form. */
export const traces = [
  ...Object.values({ ...canary.consultation, ...canary.review }).filter((text) => typeof text === 'string'),
  attachments[0].inputs.insurer,
  mark,
  `312867${line}`,
];
