import fc from 'fast-check';

/** Text that has broken forms, mails, shells, templates, queries and screens before. */
const notorious = [
  '\u0000',
  '\ud800',
  '\udfff',
  '\udc00\ud800',
  '\u202e',
  '\u2066',
  '\u200f',
  '\ufeff',
  '\u2028',
  '\u0085',
  'e\u0301',
  '\u{1F3E0}\u200d\u{1F525}',
  'مرحبا',
  'שלום',
  '\r\nBcc: everyone@example.org',
  "'; DROP TABLE leads; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://example.org")',
  '#{7*7}',
  '{{7*7}}',
  '$where',
  '$(reboot)',
  '../../etc/passwd',
  '%00',
  '{"$gt":""}',
  'undefined',
  'NaN',
];

/** Any 16-bit units, lone surrogates included. */
const anyUnits = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 60 });

const mixed = fc
  .array(fc.oneof(fc.constantFrom(...notorious), fc.string({ maxLength: 8 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** Around every limit of the forms, and over the limit of the whole body. */
const long = fc
  .tuple(
    fc.constantFrom('x', '\u0000', '\u202e', 'é', '\ud83c', '\u{1F3E0}', '\\'),
    fc.constantFrom(79, 80, 81, 254, 255, 4000, 4001, 16_000, 40_000),
  )
  .map(([unit, times]) => unit.repeat(times));

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: mixed },
  { weight: 3, arbitrary: anyUnits },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 1, arbitrary: long },
);
