/** What a reader sees of the HTML part of a mail. */
export const readable = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<\/?(?:span|strong|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&middot;/g, '·')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[entity] ?? '&')
    .replace(/\s+/g, ' ');

export const flat = (text: string) => text.replace(/\s+/g, ' ');

/** A raw mail as a mail program shows it, with soft line breaks removed. */
export const decoded = (mail = '') => mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');

/** The headers of a raw mail, with names in lower case. */
export function headersOf(mail: string): Readonly<Record<string, string>> {
  const [head = ''] = mail.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(lines.map((line) => [line.replace(/:.*/s, '').toLowerCase(), line.replace(/^[^:]*:\s*/, '')]));
}
