import { attachedToolName } from '@annuity-lantern/contracts/attached-tool';
import { fieldKinds, fieldsWithAnswers, type LeadField, labelForStaff, type PersonCopy, rowOf } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { isolateName } from '@annuity-lantern/domain/isolate-name';
import { inputLabel } from '../model/attachment-words.ts';
import { deedWords, doerWords } from '../model/history-words.ts';
import { channelWords } from '../model/lead-words.ts';

type Request = PersonCopy['requests'][number];
type Line = readonly [label: string, value: string];

const css = `body { font: 14pt/1.5 Georgia, serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #000; background: #fff; }
h1 { font-size: 20pt; } h2 { font-size: 17pt; border-top: 1px solid #000; padding-top: 1rem; break-after: avoid; } h3 { font-size: 14pt; break-after: avoid; }
dt { font-weight: 700; } dd { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; } li { overflow-wrap: anywhere; }`;

/** A page that a person can read and print: everything in the copy, in words. It loads nothing. */
export function renderPersonCopy({ at, requests }: PersonCopy): string {
  const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>What we keep about you</title><style>${css}</style></head><body><main><h1>What we keep about you</h1>
<p>${htmlOf(`${count}, as of ${time(at)}.`)}</p>
${requests.map(requestPart).join('\n')}</main></body></html>`;
}

function requestPart(request: Request): string {
  const { id, attachments = [], history, page } = request;
  const figures = attachments.map(
    (one) =>
      `<h3>${htmlOf(`Figures: ${attachedToolName(one.kind)}`)}</h3>${facts(Object.entries(one.inputs).map(([name, value]) => [inputLabel(name), value]))}`,
  );
  const steps = history.map(
    (entry) =>
      `<li>${htmlOf(`${time(entry.at)}: ${isolateName(doerWords(entry))} ${deedWords(entry, page)}${entry.note ? `. Note: ${entry.note}` : ''}`)}</li>`,
  );
  return `<h2>${htmlOf(`Request ${leadReference(id)}`)}</h2>${facts([...answers(request), ...consents(request), ...others(request)])}
${figures.join('')}<h3>History</h3><ol>${steps.join('')}</ol>`;
}

function answers(request: Request): Line[] {
  const given: { readonly [Field in LeadField]?: unknown } = request;
  const known = fieldsWithAnswers(request.kind, given).map((name): Line => {
    const row = rowOf(name);
    return [labelForStaff(row), text(fieldKinds[row.kind].words(row as never, given[name] as never))];
  });
  return [...known, ...Object.entries(request.otherAnswers ?? {}).map(([name, value]): Line => [inputLabel(name), text(value)])];
}

function consents({ consent, revocations = [], noCalls, noCallsHere, noEmail, badAddress, consentDoubt }: Request): Line[] {
  const given = Object.entries(channelWords).map(
    ([channel, words]): Line => [
      `Consent to ${words}`,
      consent?.channels[channel as keyof typeof channelWords] ? `Given (words of ${consent.textVersion})` : 'Not given',
    ],
  );
  const taken = revocations.map(({ at, channels, way }): Line => ['Consent taken back', `${time(at)}, ${way}: ${channels.join(', ')}`]);
  return [
    ...given,
    ...taken,
    ...(consentDoubt ? [['Consent not counted', consentDoubt] as const] : []),
    ...(noCalls ? [['No calls at all', time(noCalls.at)] as const] : []),
    ...(noCallsHere ? [['No calls about this request', time(noCallsHere.at)] as const] : []),
    ...(noEmail ? [['No email at all', time(noEmail.at)] as const] : []),
    ...(badAddress ? [['Mail to you came back', time(badAddress.at)] as const] : []),
  ];
}

function others({ createdAt, status, owner, secondAdvisor, calls, callback, wrongNumber, hold, received }: Request): Line[] {
  return [
    ['Received', time(createdAt)],
    ['Status', status],
    ['Who has it', owner?.username ?? ''],
    ['Second advisor', secondAdvisor?.username ?? ''],
    ['Calls so far', String(calls?.count ?? 0)],
    [callback?.kind === 'attempt' ? 'Our next call' : 'Callback', callback ? time(callback.at) : ''],
    ['Number found wrong', wrongNumber ? time(wrongNumber.at) : ''],
    ['Kept by order', hold?.reason ?? ''],
    ['Page of the form', received.page ?? ''],
    ['Network address', received.address ?? ''],
    ['Browser', received.userAgent ?? ''],
    ['Id of the call in our logs', received.requestId ?? ''],
    ['Global Privacy Control', received.globalPrivacyControl ? 'On' : 'Off'],
  ];
}

function facts(lines: readonly Line[]): string {
  return `<dl>${lines.flatMap(([label, value]) => (value ? `<dt>${htmlOf(label)}</dt><dd>${htmlOf(value)}</dd>` : [])).join('')}</dl>`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);
}

function time(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function htmlOf(plain: string): string {
  return plain.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
