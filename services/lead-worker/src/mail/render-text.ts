import type { MailRow } from './answers-in-mail.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import type { ReachUs } from './reach-us.ts';
import { wrapText } from './wrap-text.ts';

const WIDTH = 72;
const LABEL_WIDTH = 14;

/** The plain part: all content of the HTML part, in the same order, within 72 columns. */
export function renderText({ heading, opening = heading, blocks }: MailContent): string {
  return `${[wrapText(opening), ...blocks.map(renderBlock)].join('\n\n')}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return wrapText(block.words);
    case 'section':
      return section(block.heading, block.paragraphs);
    case 'next':
      return section(block.heading, [`${block.promise}.`, block.detail, block.more ?? '']);
    case 'facts':
      return [block.first, ...block.rest].map(row).join('\n');
    case 'button':
      return link(block.words, block.to);
    case 'contact':
      return contact(block.contact);
    case 'small':
      return wrapText(block.words) + (block.link ? `\n\n${link(block.link.words, block.link.to)}` : '');
  }
}

/** A link cannot be wrapped: a long one has a line of its own. */
function link(words: string, to: string): string {
  const line = `${words}: ${to}`;
  return line.length > WIDTH ? `${words}:\n${to}` : line;
}

function section(heading: string, paragraphs: readonly string[]): string {
  return [heading.toUpperCase(), ...paragraphs.filter(Boolean).map((paragraph) => wrapText(paragraph))].join('\n');
}

function row({ label, value }: MailRow): string {
  const start = `${label}: `.padEnd(LABEL_WIDTH);
  return start + wrapText(value, WIDTH - start.length).replaceAll('\n', `\n${' '.repeat(LABEL_WIDTH)}`);
}

function contact({ phone, hoursDisplay, email, network, street, town }: ReachUs): string {
  const rows = [`Phone:    ${phone}`, `Hours:    ${hoursDisplay}`, `Email:    ${email}`, `Address:  ${network}`, `          ${street}`];
  return ['HOW TO REACH US', ...rows, `          ${town}`].join('\n');
}
