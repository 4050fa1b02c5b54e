/** Words that people read and that more than one part of the product uses. Nothing here comes from a provider. */
export const messages = {
  toast: {
    consultationRequested: {
      title: 'Consultation Requested',
      text: 'Thank you! A specialist will contact you within 24 hours',
      verified: 'Your contact information has been verified',
    },
    contactVerificationFailed: { title: 'Contact Verification Failed' },
    reviewRequested: {
      title: 'Review Requested',
      text: 'Thank you! A specialist will contact you within 24 hours',
      verified: 'Your contact information has been verified',
    },
    reviewFailed: { title: 'Submission Failed', text: 'Failed to submit review request. Please try again.' },
    submissionFailed: {
      title: 'Submission Failed',
      text: 'Failed to submit consultation request. Please try again.',
    },
  },
  /** What was asked for, as it follows "You asked for", and what to have ready for the call. */
  request: {
    consultation: {
      askedFor: 'a free consultation about annuities',
      atHand: 'Your questions, and a pen and paper. If you own the contract, your latest statement too.',
    },
    'annuity-review': {
      askedFor: 'a free review of your annuity',
      atHand: 'Your latest statement, the contract if you can find it, your questions, and a pen and paper.',
    },
  },
  /** For visitors, who cannot know who calls them. */
  notSureWhoCalls: (phone: string) => `Not sure that it’s us? Hang up and call ${phone} yourself.`,
  field: {
    email: {
      required: 'Enter your email address.',
      shape: 'Enter an email address like name@example.com.',
      tooLong: 'An email address can have up to 254 characters.',
      nameTooLong: 'The part before the @ can have up to 64 characters.',
      several: 'Enter one email address only.',
    },
    note: { required: 'Write the note first.', tooLong: 'A note can have up to 500 characters.' },
    attachments: {
      refused: 'We could not send your figures. Please uncheck them and send your request again.',
      tooLarge: 'These are too many figures for one request. Please uncheck some of them.',
      twice: 'You can send one set of figures from each tool.',
    },
    website: { leaveEmpty: 'This field is not for people and has to stay empty.' },
  },
  /** The certain results of a contact check. */
  contact: {
    email: {
      disposable: 'This is a throwaway address. Please use one that you check.',
      misspelled: 'The part after the @ looks misspelled. Please check it.',
      noMailServer: 'We found no mail service for this address. Please check the part after the @.',
    },
    phone: {
      notDialable: 'This is not a number we can dial. Please check its digits.',
      reserved: 'That looks like a made-up number. Please check it.',
      premium: 'This is a pay-per-call number. Please give one where we can reach you.',
      tollFree: 'This is a toll-free number. Please give one where we can reach you.',
      notInTheUnitedStates: 'This number is not in the United States. Please give a US number.',
    },
  },
  /** The spec's generic words, for a field that has no words of its own. */
  generic: { required: 'Required', invalid: 'Invalid input' },
  server: {
    invalidInput: 'Some answers need another look.',
    malformedJson: 'The request could not be read.',
    requestTimeout: 'The request did not arrive in time. Please try again.',
    headTooLarge: 'Your browser sent more along with the request than we can read. Please delete the cookies of this site and try again.',
    bodyTooLarge: 'This request is too large. Please shorten your text.',
    notJson: 'The request must be sent as JSON.',
    formTokenInvalid: 'This form has been open for too long. Please send it again.',
    contactRefused: 'We could not confirm your contact details.',
    originRefused: 'This request did not come from our own pages.',
    notFound: 'There is nothing at this address.',
    transitionNotAllowed: 'Someone changed this lead meanwhile, or it cannot take this step.',
    notSignedIn: 'Please sign in.',
    forbidden: 'Your account may not do this. Ask a manager.',
    signInRefused: 'That user name and password do not match.',
    tooManyRequests: 'Too many attempts. Please wait a little and try again.',
    storeUnavailable: 'We cannot save your request at this moment. Please try again shortly.',
    keyReused: 'You already sent this request with other answers.',
    erased: 'This request was deleted. To ask again, press the button once more.',
    upstream: 'A part of our site did not answer. Please try again.',
    internal: 'Something went wrong on our side. Please try again.',
    /** Of a call that changes something. */
    noAnswer: 'We got no answer, so we don’t know whether this was done. Check your connection and try again.',
    /** A hotel's network answers any address with its own sign-in page. */
    foreignAnswer:
      'Your network answered in our place, so we don’t know whether this was done. A hotel or airport may want you to sign in first. Then try again.',
  },
} as const;
