/** Shown at the end of the guide, and told to search engines from there. */
export const questions = [
  {
    question: 'Which of the five types is the safest?',
    answer:
      'None is safe in every way. Immediate, deferred income and multi-year guarantee annuities promise dollars that markets cannot change, but prices can rise and the money is tied up. All five depend on the insurer’s ability to pay.',
  },
  {
    question: 'Can I lose money in a fixed index annuity?',
    answer:
      'A falling index alone does not reduce your account. Rider fees can, and leaving early can: the surrender charge and a market value adjustment come off what you are paid.',
  },
  {
    question: 'What happens to the money when I die?',
    answer:
      'That is decided on the day you sign. Payments for one life only end with you; a refund, a minimum number of years or a second life leaves something and makes the payments smaller. In a deferred annuity the account, not the income base, usually goes to your beneficiary.',
  },
  {
    question: 'Is an annuity insured by the federal government?',
    answer:
      'No. An annuity is not a bank deposit and is not FDIC insured. Its guarantees depend on the insurer’s ability to pay, so look up the insurer’s financial strength before you sign.',
  },
] as const;
