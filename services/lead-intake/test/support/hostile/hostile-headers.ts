import fc from 'fast-check';

/** By name; several values are sent as several lines. */
export type Headers = Readonly<Record<string, string | readonly string[]>>;

/** What HTTP allows in a header's value. */
const headerText = fc.string({
  unit: fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff })).map((code) => String.fromCharCode(code)),
  maxLength: 200,
});
const almostToken = fc
  .tuple(fc.stringMatching(/^[0-9a-z]{1,10}$/), fc.stringMatching(/^[\w-]{22}$/), fc.stringMatching(/^[\w-]{43}$/))
  .map((parts) => parts.join('.'));
const almostKey = fc.oneof(
  fc.constantFrom(
    '',
    'short',
    'k'.repeat(128),
    'k'.repeat(129),
    'key with blanks',
    'form-token:aaaaaaaaaaaaaaaaaaaaaa',
    '__proto__',
    'a\tb-c-d-e-f',
  ),
  fc.stringMatching(/^[\w-]{8,20}$/),
  headerText,
);

const odd: fc.Arbitrary<Headers> = fc.oneof(
  headerText.map((value): Headers => ({ 'x-form-token': value })),
  almostToken.map((value): Headers => ({ 'x-form-token': value })),
  fc.tuple(almostToken, almostToken).map((values): Headers => ({ 'x-form-token': values })),
  almostKey.map((value): Headers => ({ 'idempotency-key': value })),
  fc.tuple(almostKey, almostKey).map((values): Headers => ({ 'idempotency-key': values })),
  fc
    .constantFrom('', 'application/json; charset=utf-16', 'text/plain', 'application/json, text/plain', 'application/json;;;')
    .map((value): Headers => ({ 'content-type': value })),
  fc.constantFrom('gzip', 'br', 'identity', '').map((value): Headers => ({ 'content-encoding': value })),
  fc.constantFrom('null', 'https://evil.example', 'not an origin', '').map((value): Headers => ({ origin: value })),
  headerText.map((value): Headers => ({ 'user-agent': value, 'x-client-address': value, 'x-request-id': value, cookie: value })),
  fc.constantFrom('DELETE', 'GET').map((value): Headers => ({ 'x-http-method-override': value, 'sec-gpc': '1' })),
  fc
    .integer({ min: 1, max: 100 })
    .map((count): Headers => Object.fromEntries(Array.from({ length: count }, (_, index) => [`x-odd-${index}`, 'x']))),
  // Up to and beyond the 16 KB of headers that Node reads.
  fc.integer({ min: 1, max: 20_000 }).map((length): Headers => ({ 'x-long': 'x'.repeat(length) })),
);

export const hostileHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Headers>({}) },
  { weight: 1, arbitrary: odd },
);
