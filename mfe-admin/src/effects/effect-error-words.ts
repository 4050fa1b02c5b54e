/** The worker's error classes. Messages of a mail server or a CRM are never shown: they may quote addresses. */
const words: Readonly<Record<string, string>> = {
  smtp_unreachable: 'The mail server could not be reached.',
  smtp_timed_out: 'The mail server did not answer in time.',
  smtp_tls_failed: 'No secure connection to the mail server.',
  smtp_sign_in_refused: 'The mail server refused our sign-in.',
  smtp_refused: 'The mail server refused the mail.',
  smtp_busy: 'The mail server was busy.',
  smtp_failed: 'The mail server broke off.',
  mail_limit: 'This address had already received five emails from us that day.',
  mail_not_counted: 'The emails of the day could not be counted.',
  email_revoked: 'The visitor had taken back consent to email.',
  contact_false: 'The email address or the phone number is wrong.',
  request_over: 'The request was closed or set aside by then.',
  no_owner: 'Nobody had the request by then.',
  owner_disabled: 'The account of the owner or the second advisor was disabled by then.',
  told_before: 'The visitor had been told of the same person.',
  staff_not_read: 'The staff accounts could not be read.',
  recipient_unusable: 'Mail can’t be sent to this email address.',
  webhook_unreachable: 'The CRM could not be reached.',
  webhook_timed_out: 'The CRM did not answer in time.',
  webhook_tls_failed: 'No secure connection to the CRM.',
  webhook_connection_lost: 'The CRM broke off.',
  webhook_busy: 'The CRM was busy.',
  webhook_failed: 'The CRM had an error of its own.',
  webhook_refused: 'The CRM refused it.',
  webhook_gone: 'The CRM no longer accepts requests at this address.',
  analytics_unreachable: 'The analytics service could not be reached.',
  analytics_timed_out: 'The analytics service did not answer in time.',
  analytics_tls_failed: 'No secure connection to the analytics service.',
  analytics_connection_lost: 'The analytics service broke off.',
  analytics_busy: 'The analytics service was busy.',
  analytics_failed: 'The analytics service had an error of its own.',
  analytics_refused: 'The analytics service refused it.',
  timed_out: 'No answer in time.',
  worker_lost: 'Our own process stopped in the middle of it.',
  unexpected: 'An error on our side.',
};

/** Why an effect failed, in words for staff. An unknown class gets a neutral sentence. */
export function errorWords(errorClass: string): string {
  return Object.hasOwn(words, errorClass) ? (words[errorClass] as string) : 'It did not work.';
}
