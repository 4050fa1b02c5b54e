/** The worker's error classes. What a mail server or a CRM wrote itself is never shown: it quotes addresses. */
const words: Readonly<Record<string, string>> = {
  smtp_unreachable: 'The mail server could not be reached.',
  smtp_timed_out: 'The mail server did not answer in time.',
  smtp_tls_failed: 'No secure connection to the mail server.',
  smtp_sign_in_refused: 'The mail server refused our sign-in.',
  smtp_refused: 'The mail server refused the mail.',
  smtp_busy: 'The mail server was busy.',
  smtp_failed: 'The mail server broke off.',
  timed_out: 'No answer in time.',
  worker_lost: 'Our own process stopped in the middle of it.',
  unexpected: 'An error on our side.',
};

/** Why an effect did not happen, for staff. A class that this page does not know gets a neutral sentence. */
export function errorWords(errorClass: string): string {
  return Object.hasOwn(words, errorClass) ? (words[errorClass] as string) : 'It did not work.';
}
