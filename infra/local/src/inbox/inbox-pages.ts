import { escapeHtml } from '@annuity-lantern/service-kit/escape-html';
import type { StoredMessage } from './stored-message.ts';

const css = `
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid #8886; padding: .75rem 0; overflow-wrap: anywhere; }
a { color: inherit; text-underline-offset: .2em; }
.small { font-size: .9375rem; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; border-top: 1px solid #8886; padding-top: 1rem; }
/* As mail programs show it: columns of equal width. */
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 1rem/1.5 ui-monospace, monospace; max-width: 80ch; }
iframe { width: 100%; height: 48rem; border: 1px solid #8886; background: #fff; }
`;

/** The list of mails, newest first. */
export function listPage(messages: readonly StoredMessage[]): string {
  const rows = messages.map(
    ({ id, subject, from, to, receivedAt }) => `<li><a href="/messages/${id}">${escapeHtml(subject)}</a>
<div>To ${escapeHtml(to.join(', '))}</div>
<div class="small">${time(receivedAt)}, from ${escapeHtml(from)}</div></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail has arrived yet.</p>';
  return page(
    'Local inbox',
    `<h1>Local inbox</h1><p>Mail that Annuity Lantern has sent. It is kept on this machine and goes nowhere else.</p>${list}`,
  );
}

/** One mail: its text, and its HTML form in a frame without scripts or outside content. */
export function messagePage({ id, subject, from, to, receivedAt, text, html }: StoredMessage): string {
  const frame = html ? `<h2>HTML form</h2><iframe sandbox title="HTML form of this mail" src="/messages/${id}/html"></iframe>` : '';
  return page(
    subject,
    `<p><a href="/">Back to the list</a></p><h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd><dt>Received</dt><dd>${time(receivedAt)}</dd></dl>
${frame}<h2>Text form</h2><pre>${escapeHtml(text)}</pre>`,
  );
}

export function missingPage(): string {
  return page('No such mail', '<h1>No such mail</h1><p><a href="/">Back to the list</a></p>');
}

function page(title: string, main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | Annuity Lantern inbox</title><style>${css}</style></head><body><main>${main}</main></body></html>`;
}

function time(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}
