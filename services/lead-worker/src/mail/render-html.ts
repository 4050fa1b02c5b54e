import { mailLink, phoneLink } from '@annuity-lantern/domain/contact-links';
import { escapeHtml } from '@annuity-lantern/service-kit/escape-html';
import type { MailRow } from './answers-in-mail.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import type { ReachUs } from './reach-us.ts';

/** The product's font stacks, with fallbacks that mail programs have. */
const sans = "font-family:'Public Sans',Arial,Helvetica,sans-serif";
const serif = "font-family:Besley,Georgia,'Times New Roman',serif";
/** Colors of the product's light theme. */
const color = {
  sunk: '#F2EFE6',
  surface: '#FFFFFF',
  ink: '#15211F',
  ink2: '#44524E',
  rule: '#D8D3C5',
  brand: '#0E4F56',
  link: '#0B5259',
  lamp: '#FFCF5A',
  lampWash: '#FFF1C9',
  night: '#0B3136',
  nightInk: '#FBF5E6',
  nightInk2: '#C6D6D2',
} as const;

/**
 * The HTML part: one column of at most 560 px that fits 320 px. Uses tables and inline styles, because mail programs support little else.
 * Colors are light in both themes, nothing is loaded from outside, and every text is escaped here.
 */
export function renderHtml({ sender, context, preview, heading, blocks }: MailContent): string {
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:${color.sunk};word-break:break-word">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table ${table} style="background:${color.sunk}"><tr><td align="center" style="padding:24px 3%">
<table ${table} style="max-width:560px;background:${color.surface};border:1px solid ${color.rule};text-align:left">
<tr><td style="background:${color.night};padding:18px 6%;${sans};font-size:17px;font-weight:600;color:${color.nightInk}">${escapeHtml(sender)} <span style="color:${color.nightInk2};font-weight:400">&middot; ${escapeHtml(context)}</span></td></tr>
<tr><td style="padding:32px 6% 8px"><h1 style="margin:0;${serif};font-size:28px;font-weight:500;line-height:1.2;color:${color.ink}">${escapeHtml(heading)}</h1></td></tr>
${blocks.map((block) => renderBlock(block)).join('\n')}
</table></td></tr></table>
</body>
</html>
`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return textRow(escapeHtml(block.words));
    case 'section':
      return textRow(escapeHtml(block.paragraphs.join(' ')), escapeHtml(block.heading));
    case 'next': {
      const { heading, promise, detail, more } = block;
      const lit = litRow(escapeHtml(heading), unbroken(escapeHtml(promise)), unbroken(escapeHtml(detail)));
      return more ? `${lit}\n${textRow(escapeHtml(more))}` : lit;
    }
    case 'facts':
      return `${litRow(escapeHtml(block.first.label), escapeHtml(block.first.value))}\n${factsRow(block.rest)}`;
    case 'button':
      return buttonRow(escapeHtml(block.words), escapeHtml(block.to));
    case 'contact':
      return textRow(contactLines(block.contact), 'How to reach us');
    case 'small':
      return smallRow(escapeHtml(block.words) + (block.link ? `<br>${link(escapeHtml(block.link.to), escapeHtml(block.link.words))}` : ''));
  }
}

/** The highlighted line, which is read first. */
function litRow(label: string, words: string, detail = ''): string {
  const rest = detail ? `<div style="font-size:18px;line-height:1.5;padding-top:6px">${detail}</div>` : '';
  return `<tr><td style="padding:16px 6% 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${color.lampWash};border-left:6px solid ${color.lamp};padding:14px 18px;${sans};color:${color.ink}">
<div style="font-size:17px">${label}</div><div style="font-size:20px;font-weight:600;line-height:1.4">${words}</div>${rest}</td></tr></table></td></tr>`;
}

/** A paragraph, alone or below a small heading. */
function textRow(words: string, heading = ''): string {
  const title = heading
    ? `<h2 style="margin:0 0 4px;${sans};font-size:18px;font-weight:700;line-height:1.4;color:${color.ink}">${heading}</h2>`
    : '';
  return `<tr><td style="padding:10px 6%">${title}<p style="margin:0;${sans};font-size:18px;line-height:1.55;color:${color.ink}">${words}</p></td></tr>`;
}

/** The last row, in smaller type. */
function smallRow(words: string): string {
  return `<tr><td style="padding:16px 6% 32px;${sans};font-size:17px;line-height:1.55;color:${color.ink2}">${words}</td></tr>`;
}

function factsRow(rows: readonly MailRow[]): string {
  const cell = `padding:11px 0;border-bottom:1px solid ${color.rule};${sans};font-size:17px;vertical-align:top`;
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><td style="${cell};color:${color.ink2};width:100px">${escapeHtml(label)}</td><td style="${cell};color:${color.ink};word-break:break-word" dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return `<tr><td style="padding:8px 6%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${lines.join('\n')}
</table></td></tr>`;
}

function buttonRow(words: string, to: string): string {
  return `<tr><td style="padding:20px 6% 8px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${color.brand};border-radius:4px"><a href="${to}" style="display:inline-block;padding:15px 24px;${sans};font-size:17px;font-weight:600;color:${color.surface};text-decoration:none">${words}</a></td></tr></table></td></tr>`;
}

function contactLines(contact: ReachUs): string {
  const { phone, phoneDial, hoursDisplay, email, network, street, town } = contact;
  const call = link(escapeHtml(phoneLink(phoneDial)), escapeHtml(phone));
  const write = link(escapeHtml(mailLink(email)), escapeHtml(email));
  const address = [network, street, town].map(escapeHtml).join('<br>');
  return `<strong style="font-size:22px">${call}</strong><br>${unbroken(escapeHtml(hoursDisplay))}<br>${write}<br>${address}`;
}

/** At least as high as a fingertip. */
function link(to: string, words: string): string {
  return `<a href="${to}" style="display:inline-block;padding:8px 0;color:${color.link};overflow-wrap:anywhere">${words}</a>`;
}

/** Keeps `9 a.m.-5 p.m. ET` and `24 hours` on one line. */
function unbroken(words: string): string {
  return words.replace(
    /(?<![\d:])\d[\d:]*(?: [ap]\.m\.-\d[\d:]* [ap]\.m\.(?: [A-Z]{2,3})?| hours)/g,
    '<span style="white-space:nowrap">$&</span>',
  );
}
