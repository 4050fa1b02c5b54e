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
