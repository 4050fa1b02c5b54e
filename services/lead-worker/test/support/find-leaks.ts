export interface Place {
  readonly name: string;
  readonly text: string;
}

/** Finds every trace in a place: plain, mail-encoded (quoted-printable, base64, encoded words), percent-encoded, or escaped as in JSON. */
export function findLeaks(places: readonly Place[], traces: readonly string[]): { place: string; trace: string }[] {
  return places.flatMap(({ name, text }) => {
    const readings = [text, decodeQuotedPrintable(text), decodeMailHeaders(text), decodePercent(text), decodeEscapes(text)].map((reading) =>
      reading.toLowerCase(),
    );
    const joined = text.replace(/\s+/g, '');
    const found = traces.filter(
      (trace) =>
        readings.some((reading) => reading.includes(trace.toLowerCase())) || base64Readings(trace).some((coded) => joined.includes(coded)),
    );
    return found.map((trace) => ({ place: name, trace }));
  });
}

function decodeQuotedPrintable(text: string): string {
  return text.replace(/=\r?\n/g, '').replace(/(?:=[\dA-F]{2})+/gi, (coded) => fromHex(coded.replaceAll('=', '')));
}

/** Encoded words (RFC 2047), joined if a text was split into several. */
function decodeMailHeaders(text: string): string {
  return text
    .replace(/\?=\s+=\?utf-8\?([QB])\?/gi, '')
    .replace(/=\?utf-8\?Q\?(.*?)\?=/gi, (_, coded: string) => decodeQuotedPrintable(coded.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?B\?(.*?)\?=/gi, (_, coded: string) => Buffer.from(coded.replaceAll('=', ''), 'base64').toString());
}

function decodePercent(text: string): string {
  return text.replaceAll('+', ' ').replace(/(?:%[\dA-F]{2})+/gi, (coded) => fromHex(coded.replaceAll('%', '')));
}

function decodeEscapes(text: string): string {
  return text
    .replace(/\\u([\dA-F]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(["\\/])/g, '$1');
}

function fromHex(digits: string): string {
  return Buffer.from(digits, 'hex').toString('utf8');
}

/**
 * Within a longer text, a trace starts at one of three positions of a base64 group. Characters that also encode neighboring text are left
 * out.
 */
function base64Readings(trace: string): string[] {
  return [0, 1, 2].map((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(trace)]);
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
    return whole.slice(offset === 0 ? 0 : 4);
  });
}
