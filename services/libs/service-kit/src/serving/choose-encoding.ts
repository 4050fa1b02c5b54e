import { type Bodies, type Encoding, encodings } from './representation.ts';

/**
 * The smallest form that the client takes. Own code, because the common negotiator prefers what the client names first,
 * and browsers name gzip before brotli.
 */
export function chooseEncoding(accepted: string | undefined, bodies: Bodies): Encoding {
  const qualities = new Map((accepted ?? '').split(',').map(parseCoding));
  const takes = (encoding: Encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
  return encodings.find((encoding) => bodies[encoding] && takes(encoding)) ?? 'identity';
}

function parseCoding(coding: string): [name: string, quality: number] {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality ? Number.parseFloat(quality.slice(2)) : 1];
}
