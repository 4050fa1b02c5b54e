import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { EndpointName } from '@annuity-lantern/contracts/endpoints';
import type { Choice, Exit } from '@annuity-lantern/contracts/exits';
import type { fieldsOfLead } from '@annuity-lantern/lead-store';

/** What keeps a promise. Names of code are typed: a promise whose function goes does not compile. */
export interface Keeper {
  readonly calls?: readonly EndpointName[];
  readonly effects?: readonly EffectName[];
  /** The choice closes the way out. */
  readonly closes?: readonly (readonly [Choice, Exit])[];
  /** Fields of a lead that erasing removes, and fields that it leaves. */
  readonly erased?: readonly (keyof typeof fieldsOfLead)[];
  readonly kept?: readonly (keyof typeof fieldsOfLead)[];
  readonly setting?: string;
  /** The source that does it, or the test that proves it. */
  readonly files?: readonly string[];
  /** No code does the forbidden thing: each provider to which a request leaves the house has a row of its own. */
  readonly nothing?: true;
  /** People keep it, and no code can. */
  readonly office?: true;
}

const nothing = { nothing: true } as const;
const office = { office: true } as const;
const noCookies = { files: ['infra/checks/tests/privacy-promises.test.ts'] } as const;
const noPersonalLogs = {
  files: ['services/lead-worker/test/canary.integration.test.ts', 'services/gateway/src/serving/request-log.ts'],
} as const;
const ownPage = { calls: ['openMyRequest', 'getMyRequest'] } as const;
const sentCorrection = {
  calls: ['correctSentRequest'],
  files: ['services/libs/lead-store/src/changes/sent-correction.test.ts', 'services/lead-desk/test/sent-correction.integration.test.ts'],
} as const;
const doNotContact = {
  calls: ['recordNoCalls', 'recordNoEmail'],
  files: ['services/libs/lead-store/test/do-not-call.integration.test.ts'],
} as const;
const signal = {
  files: [
    'mfe-content/src/features/request-form/components/consent-block.test.tsx',
    'services/lead-intake/test/events.integration.test.ts',
  ],
} as const;
const ledger = { effects: ['consentRecord'], files: ['services/libs/lead-store/src/consents/consent-records.test.ts'] } as const;
const browser = { files: ['mfe-content/src/features/legal-text/browser-storage.test.ts'] } as const;
const reminders = {
  calls: ['askReminder', 'confirmReminder', 'stopReminder'],
  files: ['services/lead-worker/test/reminders.integration.test.ts'],
} as const;
const views = { calls: ['countResourceDownload'], files: ['services/content-api/test/content-api.integration.test.ts'] } as const;
const mailLimits = {
  files: ['services/lead-worker/src/visitor-mail/recipient-day.test.ts', 'services/lead-worker/test/mail-limit.integration.test.ts'],
} as const;

/** Each sentence of the privacy policy that promises something, word for word, in its order. */
export const promises: Readonly<Record<string, Keeper>> = {
  // The main points
  'You can read everything on {productName}, use every calculator and take the course without telling us who you are.': {
    files: ['infra/e2e/tests/every-page.spec.ts'],
  },
  'If you ask for a consultation or an annuity review, we store your answers, what you agreed to and how your request reached us.': {
    calls: ['createConsultationRequest', 'createAnnuityReviewRequest'],
  },
  'Our staff and the advisor who contacts you can read your request. The services that carry our email see your address. We don’t sell your request to anyone, rent it or share it for advertising.':
    nothing,
  'Visitors get no cookies from us. We report anonymous statistics only if you say yes.': { effects: ['analytics'], ...noCookies },
  'We keep your request until you ask us to delete it, or until a time limit of ours ends. You can read, correct and delete it yourself on My request. You can also call {phone} or write to {contactEmail}.':
    { calls: ['getMyRequest', 'correctMyRequest', 'eraseMyRequest', 'eraseLead'], setting: 'RETENTION_DAYS' },

  // What we store when you send a request
  'What you entered in a tool, such as the payout calculator, if you brought it to the form and checked its box. The box starts empty, and you can read what it would send.':
    { files: ['mfe-content/src/features/request-form/components/figures-block.test.tsx'] },
  'A code made from a random key of your browser tab. For 30 minutes the key can correct your email address, your phone number and when we call. We don’t keep the key.':
    { ...sentCorrection, erased: ['correction'] },
  'If you use My request: when we last made a code for you, and how often a code was tried. We don’t keep the code.': {
    calls: ['askForCode'],
    erased: ['access'],
    files: ['services/libs/lead-store/src/my-request/order-code.ts'],
  },
  'Nothing you type reaches us before you press the button.': {
    files: ['mfe-content/src/features/request-form/components/consultation-request.test.tsx'],
  },
  'It says nothing about you, and we don’t keep it.': {
    calls: ['getFormToken'],
    files: ['services/lead-intake/src/form-token/create-form-tokens.test.ts'],
  },
  'We don’t need them.': { files: ['packages/contracts/src/http/lead-fields.test.ts'] },

  // The kinds of data, as state laws name them
  'We don’t ask for data that state laws call sensitive, such as your health, your religion, your exact location or numbers of accounts and cards.':
    { files: ['packages/contracts/src/http/lead-fields.test.ts'] },

  // How we check your contact details
  'When you send the request, or correct how we reach you, our server checks three things:': { effects: ['verify'] },
  'It asks only about the domain, never about your address, your name or your number.': {
    effects: ['verify', 'recheck'],
    files: ['services/lead-worker/test/verify.integration.test.ts'],
  },

  // What we use it for
  'You don’t have to check any of them to buy anything or to get a call from a person.': {
    files: ['packages/contracts/src/consent-texts.test.ts'],
  },
  'You can take back your consent at any time.': { calls: ['revokeMyConsent', 'recordRevocation'], effects: ['spreadRevocation'] },
  'We keep the words of every version, so your consent always means what you read.': { files: ['mfe-content/src/legal-version.test.ts'] },
  'Tell us that you want no calls at all, and none of us calls that number again until you say otherwise.': {
    calls: ['stopMyCalls', 'recordNoCalls', 'allowCalls'],
    closes: [
      ['noCalls', 'callLink'],
      ['noCalls', 'callback'],
    ],
  },
  'If you say it on My request, we don’t call you about that request: an email can’t prove a phone number.': {
    calls: ['stopMyCalls'],
    closes: [
      ['noCallsHere', 'callLink'],
      ['noCallsHere', 'callback'],
      ['noCallsHere', 'ownerMail'],
    ],
  },
  'You can say the same about email.': {
    calls: ['recordNoEmail', 'allowEmail'],
    closes: [
      ['noEmail', 'mailLink'],
      ['noEmail', 'visitorMail'],
      ['noEmail', 'ownerMail'],
    ],
  },
  'What you tell us about your number or your email address also holds for requests that you send later, and after we deleted your request.':
    doNotContact,
  'For this we keep a code made from the number or the address and a secret key.': doNotContact,
  'With it we keep the number of the request, the day and how you told us.': doNotContact,
  'The code alone shows neither the number nor the address.': doNotContact,

  // The record of your choices
  'We keep a sealed record of each choice you make about contact: your answer, the words you saw, the time and the page.': ledger,
  'When you take a consent back or ask for no calls, we add that.': ledger,
  'It has no name, email address or phone number.': ledger,

  // My request
  'Press the button there, and we email you a code of six digits.': { calls: ['askForCode'], effects: ['codeMail'] },
  'Without our email, you can type your reference number and your email address instead.': { calls: ['askForCode'] },
  'There you can read your request, see who has it and see what we emailed you.': ownPage,
  'You can correct it, change when we call, take back each consent, ask for no calls or no email at all, or delete it.': {
    calls: ['correctMyRequest', 'revokeMyConsent', 'stopMyCalls', 'stopMyEmail', 'eraseMyRequest'],
  },
  'We email you to confirm each change.': { effects: ['changeMail'] },
  'The page sets no cookie and stores nothing in your browser.': { ...noCookies, ...ownPage },
  'It never tells anyone whether we know an email address.': {
    calls: ['askForCode'],
    files: ['services/lead-desk/test/my-request.integration.test.ts'],
  },
  'The page that thanks you for your request can correct it, and your phone number and when we call, twice within 30 minutes.':
    sentCorrection,
  'We tell every earlier address that the address changed, unless it wants no email from us.': {
    ...sentCorrection,
    effects: ['changeMail'],
  },
  'Once someone opened the request with a code, that page corrects nothing more.': sentCorrection,

  // Reminders by email
  'You can ask us for an email before a day, such as your last day to cancel.': { calls: ['askReminder'] },
  'Where we offer it, you can also ask for an email when a rate rises.': { calls: ['askReminder'], setting: 'RATE_WATCH' },
  'For this we store your email address and what you asked for, and nothing else about you.': reminders,
  'First we email you a link.': { calls: ['confirmReminder'] },
  'Without that press, we delete your address after 7 days.': reminders,
  'A reminder is not a request: it gives no consent to calls, and no one calls you because of it.': reminders,
  'An email about a day comes once. Then we delete your address.': reminders,
  'An email about a rate is an advertisement, and it says so. You get at most one a week. It ends after 6 months, unless you ask for 6 more.':
    reminders,
  'You can stop a reminder with one press, by the link in each of its emails. Then we delete your address.': {
    calls: ['stopReminder', 'stopReminderByMail'],
  },

  // Who can read it
  'We email staff when a request comes in.': { effects: ['staffMail'] },
  'It has no name, no contact details and nothing you wrote or sent along.': noPersonalLogs,
  'When you use My request, we email you the code, and we confirm each change and a deletion.': {
    effects: ['codeMail', 'changeMail', 'ownErasure'],
  },
  'When you agree on a time for a call with us, we email you the time with a file for your calendar.': { effects: ['appointmentMail'] },
  'If the time changes or the call is off, we email you again.': {
    effects: ['appointmentMail'],
    files: ['services/libs/lead-store/src/changes/calls.test.ts'],
  },
  'Our emails to you repeat nothing you wrote.': {
    files: [
      'services/lead-worker/src/call-mail/mail-appointment.test.ts',
      'services/lead-worker/src/visitor-mail/compose-visitor-mail.test.ts',
      'services/lead-worker/src/my-request/mail-change.test.ts',
    ],
  },
  'When such a service tells us that an email to you came back, we stop emailing that address.': {
    calls: ['recordMailEvent'],
    closes: [
      ['badAddress', 'visitorMail'],
      ['badAddress', 'ownerMail'],
      ['badAddress', 'mailLink'],
    ],
  },
  'When it tells us that you reported our email as spam, we take that as your wish for no email at all.': {
    calls: ['recordMailEvent'],
    closes: [['noEmail', 'visitorMail']],
  },
  'We sign what we send, so a change on the way would show.': {
    effects: ['webhook', 'erasedWebhook'],
    files: ['services/lead-worker/src/webhook/create-webhook.test.ts'],
  },
  'When we delete your request, we tell that system to erase it, too.': { effects: ['erasedWebhook'] },
  'Ask us which system it is, and we’ll tell you.': office,
  'Our software gives your request to no one else: no advertising network, no data broker, no analytics company, no insurer.': nothing,

  // Financial privacy notice
  'We have published none here.': office,

  // We don’t sell or share it
  'We don’t sell your personal information, we don’t rent it, and we don’t share it for advertising on other sites.': nothing,
  'We honor Global Privacy Control, and the top of this page says so to a browser that sends it.': {
    files: [...signal.files, 'mfe-content/src/features/legal-text/components/privacy-signal.test.tsx'],
  },
  'When your browser sends it, we count nothing, we don’t show the box that would allow counting, and we note the signal on your request and in the record of your choices.':
    { ...signal, effects: ['consentRecord'] },

  'You can tell us not to match you.': { calls: ['eraseMyRequest', 'recordNoCalls'], office: true },

  // What we count if you say yes
  'We count nothing without your yes, when no analytics service is set up, or when your browser asks sites not to track you (Global Privacy Control).':
    { ...signal, calls: ['recordEvent'], effects: ['analytics'] },
  'It sends no name, no email address, no phone number, no network address, nothing you wrote, and no number that would let the service recognize you.':
    {
      effects: ['analytics'],
      files: ['services/libs/service-kit/src/analytics.test.ts', 'services/lead-worker/test/canary.integration.test.ts'],
    },
  'Your browser itself never contacts that service.': {
    calls: ['recordEvent'],
    files: ['services/gateway/src/serving/security-headers.ts'],
  },

  // Cookies, and what stays in your browser
  'Visitors get no cookies from us, for analytics or for anything else.': noCookies,
  'Some choices and drafts stay in your own browser, so that a reload or a broken connection loses nothing.': {
    files: ['mfe-content/src/features/legal-text/browser-storage.test.ts'],
  },
  'We can’t read them there.': browser,
  'A calculator may write its figures into the address of the page, after the “#” sign, so that you can keep or send a link.': {
    files: ['packages/tool-kit/src/inputs/inputs-in-hash.test.ts'],
  },

  // What we record when you visit
  'We count by codes made with a secret key, and delete the codes after two days.': mailLimits,
  'The log of requests has neither that address nor your browser’s name.': noPersonalLogs,
  'It also has nothing after a “?” in the page’s address, such as words you searched for.': noPersonalLogs,
  'To count each visitor once an hour, we store a code made from your network address, the resource and a secret key.': views,
  'We delete it after an hour.': views,
  'Your browser contacts none of those sites until you follow a link.': {
    calls: ['listEducationModules'],
    files: ['services/gateway/src/serving/security-headers.ts'],
  },

  // How long we keep it
  'A request stays in our database until you delete it or ask us to delete it. We also delete it {retention} after our last work on it. Our office has set no time limit.':
    {
      calls: ['eraseMyRequest', 'eraseLead', 'listErasedNext'],
      setting: 'RETENTION_DAYS',
      files: ['services/lead-desk/test/retention.integration.test.ts'],
    },
  'A manager can order that a request is kept, for a complaint or a legal case. Then no one can delete it until a manager ends that order.':
    { calls: ['holdLead', 'endHold'] },
  'After a deletion we keep the number of your request, its kind, its steps and their times, the page of the form, who worked on it, and which consents you gave or took back. The code of your answers stays as well, so that the same form can’t bring your request back.':
    { kept: ['_id', 'kind', 'createdAt', 'owner', 'secondAdvisor', 'firstContact', 'calls', 'consent', 'revocations', 'bodyHmac'] },
  'The record of your choices: as long as we have your request. After a deletion, usually until 5 years after each choice, as proof.': {
    effects: ['consentRecord'],
    setting: 'CONSENT_PROOF_YEARS',
  },
  'The record of what our staff did: it stays. It names your request only by its number.': {
    calls: ['listAudit'],
    files: ['services/lead-desk/test/erase-lead.integration.test.ts'],
  },
  'What you deleted can stay in our backups, in our database’s own log and in the file of the second store. Within {erasedWithin} it is gone there, too. If we have to restore a backup, we leave it out.':
    {
      setting: 'ERASED_WITHIN_DAYS',
      files: ['services/backup/test/forget.integration.test.ts', 'services/backup/test/erased-again.integration.test.ts'],
    },
  'If the database can’t be reached when you send a request, the request waits in a second store, encrypted. It is deleted there once it is saved.':
    { files: ['services/lead-worker/test/sealed.integration.test.ts'] },
  'The code for your visit to a resource: about an hour.': views,
  'The address for a reminder: until its last email, or until you stop it.': reminders,
  'The codes that count requests and emails: two days.': mailLimits,
  'The code of a number that wants no calls, or of an address that wants no email: it stays, with each day on which you told us so or took it back. The code of an address that our email came back from stays, too.':
    doNotContact,
  'What stays in your browser: see the table above.': browser,

  // What you can ask us to do
  'See what you sent us, who has it and what you agreed to. Open My request.': ownPage,
  'Get a copy of all that we hold about you. Use “Download what we hold” on My request.': { calls: ['copyMyRequest', 'copyPerson'] },
  'Correct it, or change when we call. Use “What you sent” on My request.': { calls: ['correctMyRequest', 'correctContact'] },
  'Delete it. Use “Delete my request” on My request.': { calls: ['eraseMyRequest', 'eraseLead'], effects: ['ownErasure', 'erasedWebhook'] },
  'Take back a consent, for one kind of contact or for all. Use “Say stop” on My request.': {
    calls: ['revokeMyConsent', 'recordRevocation'],
  },
  'Ask for no calls at all. Use “Say stop” on My request.': {
    calls: ['stopMyCalls', 'recordNoCalls'],
    closes: [
      ['noCalls', 'callLink'],
      ['noCallsHere', 'callLink'],
    ],
  },
  'Ask for no email at all. Use “Say stop” on My request.': {
    calls: ['stopMyEmail', 'recordNoEmail'],
    closes: [['noEmail', 'mailLink']],
  },
  'You can also do each of these without the page.': {
    calls: ['getPerson', 'copyPerson', 'correctContact', 'eraseLead', 'recordRevocation', 'recordNoCalls', 'recordNoEmail'],
  },
  'A person handles it, and you don’t need an account.': office,
  'If we need up to 45 days more, we tell you why within the first 45.': office,
  'If we say no, we tell you why.': office,
  'You can appeal: write to {contactEmail} with the word “appeal.”': office,
  'If we still say no, you can complain to your state’s attorney general.': office,
  'When you delete your request, we erase your name, your contact details, your answers, your figures, our notes and your network address.':
    {
      erased: ['firstName', 'lastName', 'email', 'phone', 'otherAnswers', 'attachments', 'history', 'reception', 'words'],
      files: ['services/libs/lead-store/test/erase-lead.integration.test.ts'],
    },
  'If {networkName} has sent your request to its customer system or to an advisor, we pass on what you asked for.': {
    effects: ['erasedWebhook'],
    office: true,
  },
  'We ask only for what we need to be sure that it is you, and you lose nothing by asking.': office,

  // How we protect it
  'We keep no readable copy of that password.': { files: ['services/libs/staff-store/src/password-hash.test.ts'] },
  'Names, addresses, phone numbers and what you wrote are kept out of our logs.': noPersonalLogs,
  'If your data is ever exposed, we will tell you.': office,
};
