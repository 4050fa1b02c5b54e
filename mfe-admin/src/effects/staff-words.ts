import type { AnyEffectError, EffectName, ErrorOf, QueueName, SkipReason } from '@annuity-lantern/contracts/effects';

interface WordsOfEffect {
  /** The name of the effect for staff. */
  readonly title: string;
  /** Notes by state. `planned`: no try yet. `skipped`: a worker had nothing to do, and gave no reason. `unwanted`: skipped before a worker claimed it. */
  readonly waiting?: string;
  readonly planned?: string;
  readonly unconfirmed?: string;
  readonly skipped?: string;
  readonly unwanted?: string;
  /** The badge when it is skipped by a worker. */
  readonly skippedWord?: string;
}

interface StaffWords {
  readonly effects: Readonly<Record<EffectName, WordsOfEffect>>;
  /** Of each provider: the name of its queue, and what went wrong. A mail server or a CRM is never quoted: it may name addresses. */
  readonly providers: {
    readonly [Queue in QueueName]: { readonly queue: string; readonly errors: Readonly<Record<ErrorOf<Queue>, string>> };
  };
  /** Errors that any effect can have. */
  readonly anyError: Readonly<Record<AnyEffectError, string>>;
  /** Why an effect was left out. */
  readonly skipped: Readonly<Record<SkipReason, string>>;
}

/** All that staff read of effects. */
export const staffWords: StaffWords = {
  effects: {
    verify: { title: 'Contact check' },
    recheck: {
      title: 'Further checks',
      waiting: 'It starts only if the contact check isn’t sure.',
      planned: 'No answer yet. We ask again for 24 hours.',
    },
    persist: { title: 'Record completed' },
    staffMail: { title: 'Staff mail', waiting: 'It starts once the record is completed.' },
    visitorMail: {
      title: 'Visitor mail',
      waiting: 'It starts once the contact is checked.',
      unwanted: 'The email address or the phone number is wrong, so we send no mail.',
    },
    ownerMail: { title: 'Mail about the owner', waiting: 'It starts a minute after someone has the request.' },
    handedMail: {
      title: 'Mail to the new owner',
      planned: 'We mail the person who was given this request.',
      unwanted: 'The owner changed before it was sent.',
      skippedWord: 'Not needed',
    },
    callback: {
      title: 'Mail about the callback',
      planned: 'We mail the owner at the time of the callback.',
      unwanted: 'Someone called before, or the request was closed.',
      skipped: 'Someone called before, or the request was closed.',
      skippedWord: 'Not needed',
    },
    appointmentMail: {
      title: 'Mail about the scheduled call',
      planned: 'We mail the visitor the time, with a file for their calendar. If the call fell away, the mail says so.',
      skipped: 'The call fell away, or its time came, before the visitor was told of it.',
      unwanted: 'The call fell away before the visitor was told of it.',
      skippedWord: 'Not needed',
    },
    askMail: {
      title: 'Mail that asks the visitor',
      planned: 'We ask the visitor when to call, or for the right number.',
      skipped: 'A call reached the visitor before.',
      unwanted: 'Someone called again before it was sent.',
      skippedWord: 'Not needed',
    },
    replyMail: {
      title: 'Mail about an answer',
      planned: 'We mail the owner that the visitor answered by email.',
    },
    consentRecord: { title: 'Consent ledger', waiting: 'It starts once the record is completed.' },
    codeMail: {
      title: 'Code for the visitor’s page',
      planned: 'The visitor asked for a code. It works for 30 minutes.',
      skippedWord: 'Too late',
    },
    changeMail: {
      title: 'Mail about the visitor’s changes',
      planned: 'It confirms what the visitor changed on their page.',
      skipped: 'There was nothing left to confirm.',
      skippedWord: 'Not needed',
    },
    ownErasure: {
      title: 'Deletion by the visitor',
      planned: 'The visitor asked us to delete this request. We do it within a minute.',
      skippedWord: 'Not deleted',
    },
    spreadRevocation: {
      title: 'Consent taken back',
      waiting: 'It starts once the visitor takes back a consent. It then updates their other requests.',
    },
    webhook: {
      title: 'CRM webhook',
      waiting: 'It starts once the record is completed.',
      skipped: 'This site has no CRM address.',
    },
    erasedWebhook: {
      title: 'Erasure in the CRM',
      planned: 'We tell the CRM to erase the request, too.',
      skipped: 'This site has no CRM address.',
    },
    analytics: {
      title: 'Analytics',
      unconfirmed: 'It may have counted already. We don’t send it again, so no one counts twice.',
      unwanted: 'The visitor did not agree to statistics, or their browser asks for none.',
      skipped: 'This site has no analytics service.',
    },
    slaWarning: {
      title: 'Reminder at 20 hours',
      planned: 'We send it only if no one has called by then.',
      skipped: 'Someone had called by then, or the 24 hours were over.',
      skippedWord: 'Not needed',
    },
    slaBreach: {
      title: 'Reminder at 24 hours',
      planned: 'We send it only if no one has called by then.',
      skipped: 'Someone had called by then.',
      skippedWord: 'Not needed',
    },
  },
  providers: {
    'lead-verify': {
      queue: 'Contact checks',
      errors: {},
    },
    'lead-persist': {
      queue: 'Own store',
      errors: {
        staff_not_read: 'The staff accounts could not be read.',
        revocations_not_read: 'The consents that the visitor took back could not be read.',
      },
    },
    'lead-consents': {
      queue: 'Consent ledger',
      errors: {
        consent_contradicted: 'The request says something else than the visitor chose. Someone changed it: ask an engineer.',
      },
    },
    'lead-notify': {
      queue: 'Mails',
      errors: {
        smtp_unreachable: 'The mail server could not be reached.',
        smtp_timed_out: 'The mail server did not answer in time.',
        smtp_tls_failed: 'No secure connection to the mail server.',
        smtp_sign_in_refused: 'The mail server refused our sign-in.',
        smtp_refused: 'The mail server refused the mail.',
        smtp_busy: 'The mail server was busy.',
        smtp_failed: 'The mail server broke off.',
        recipient_unusable: 'Mail can’t be sent to this email address.',
        sender_limit: 'Too many requests came from the same place that day. Replay it if this request is real.',
      },
    },
    'lead-webhook': {
      queue: 'CRM',
      errors: {
        webhook_unreachable: 'The CRM could not be reached.',
        webhook_timed_out: 'The CRM did not answer in time.',
        webhook_tls_failed: 'No secure connection to the CRM.',
        webhook_connection_lost: 'The CRM broke off.',
        webhook_busy: 'The CRM was busy.',
        webhook_failed: 'The CRM had an error of its own.',
        webhook_refused: 'The CRM refused it.',
        webhook_gone: 'The CRM no longer accepts requests at this address.',
      },
    },
    'lead-analytics': {
      queue: 'Analytics',
      errors: {
        analytics_unreachable: 'The analytics service could not be reached.',
        analytics_timed_out: 'The analytics service did not answer in time.',
        analytics_tls_failed: 'No secure connection to the analytics service.',
        analytics_connection_lost: 'The analytics service broke off.',
        analytics_busy: 'The analytics service was busy.',
        analytics_failed: 'The analytics service had an error of its own.',
        analytics_refused: 'The analytics service refused it.',
      },
    },
  },
  anyError: {
    timed_out: 'No answer in time.',
    worker_lost: 'Our own process stopped in the middle of it.',
    unexpected: 'An error on our side.',
    impossible_state: 'The record of this request contradicts itself. Ask an engineer before you replay it.',
    restored: 'A backup was restored. This may have happened after the backup was made.',
  },
  skipped: {
    staff_mail_limit: 'Too many of these mails that hour. One mail said how many requests wait.',
    mail_limit: 'This address had already received as many emails as we send in a day.',
    email_revoked: 'The visitor had taken back consent to email.',
    address_bad: 'Mail to this address had come back.',
    no_calls: 'The visitor had asked not to be called.',
    contact_false: 'The email address or the phone number is wrong.',
    request_over: 'The request was closed or set aside by then.',
    no_owner: 'No one had the request by then.',
    owner_disabled: 'The account of the owner or the second advisor was disabled by then.',
    owner_without_mail: 'The owner’s account had no mail address, or was disabled by then.',
    held: 'An order to keep the request prevented it.',
    code_expired: 'The code no longer worked by then. The visitor can ask for another one.',
    told_before: 'The visitor had been told of the same person.',
    erased: 'The request was erased before.',
  },
};
