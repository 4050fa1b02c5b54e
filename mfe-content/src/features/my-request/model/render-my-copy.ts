import { fieldKinds, fieldsOf, type LeadField, type LeadKind, rowOf } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { upperFirst } from '@annuity-lantern/domain/first-letter';

type Request = Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: LeadKind };

export interface MyCopy {
  readonly at: string;
  readonly requests: readonly Request[];
}

const css = `body { font: 14pt/1.5 Georgia, serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #000; background: #fff; }
h1 { font-size: 20pt; } h2 { font-size: 17pt; border-top: 1px solid #000; padding-top: 1rem; break-after: avoid; }
dt { font-weight: 700; } dd { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; } dl dl, dd ol { margin: 0; }`;

/** A page that a person can read and print: everything in the copy. It loads nothing. */
export function renderMyCopy({ at, requests }: MyCopy): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>What we hold about you</title><style>${css}</style></head><body><main><h1>What we hold about you</h1>
<p>${htmlOf(`As of ${momentWords(at)}.`)}</p>
${requests.map(requestPart).join('\n')}</main></body></html>`;
}

function requestPart({ id, kind, ...facts }: Request): string {
  const asked: readonly LeadField[] = fieldsOf[kind];
  const answers = asked.map((name) => {
    const row = rowOf(name);
    return term(row.label, textOf(fieldKinds[row.kind].words(row as never, facts[name] as never)));
  });
  const others = Object.entries(facts).flatMap(([name, value]) =>
    asked.some((one) => one === name) ? [] : term(labelOf(name), partOf(value)),
  );
  return `<h2>${htmlOf(`Request ${leadReference(id)}`)}</h2><dl>${answers.join('')}${others.join('')}</dl>`;
}

/** What is stored beside the answers has names that say what it is, so every one is shown, in whichever version. */
function partOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '' : `<ol>${value.map((one) => `<li>${partOf(one)}</li>`).join('')}</ol>`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, one]) => term(labelOf(name), partOf(one)));
    return parts.join('') && `<dl>${parts.join('')}</dl>`;
  }
  return textOf(value);
}

function term(label: string, content: string): string {
  return content && `<dt>${htmlOf(label)}</dt><dd>${content}</dd>`;
}

/** `createdAt` as `Created at`, `automatedCalls` as `Automated calls`. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return upperFirst(words);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return htmlOf(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? momentWords(text) : text);
}

function momentWords(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function htmlOf(plain: string): string {
  return plain.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
