/**
 * Decodes a feed's bytes by their byte order mark, the answer's headers or the document's own declaration, else as UTF-8. Bytes that are
 * not valid UTF-8 are read as Windows-1252. Drops control characters: no feed may contain them, but some do.
 */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): string {
  const labels = [labelOfMark(bytes), labelOfHeader(contentType), labelOfDeclaration(bytes), 'utf-8'];
  for (const label of labels) {
    const text = label === undefined ? undefined : decodeStrictly(bytes, label);
    if (text !== undefined) return withoutControls(text);
  }
  return withoutControls(new TextDecoder('windows-1252').decode(bytes));
}

function decodeStrictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    // The encoding is unknown, or the bytes are not valid in it.
    return undefined;
  }
}

function labelOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}

function labelOfHeader(contentType = ''): string | undefined {
  return /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1];
}

function labelOfDeclaration(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]{0,100}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1];
}

function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
