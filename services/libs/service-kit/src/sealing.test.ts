import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealing, parseSealingKeys, type SealingError, type SealingKey } from './sealing.ts';

const key = (id: string): SealingKey => ({ id, key: randomBytes(32) });
const [older, newer] = [key('2026-01'), key('2026-02')];
const text = JSON.stringify({ firstName: 'Zoë', concern: 'x'.repeat(4000) });
const id = randomUUID();

function refusal(work: () => unknown): Pick<SealingError, 'reason' | 'keyId'> | 'opened' {
  try {
    work();
    return 'opened';
  } catch (error) {
    const { reason, keyId } = error as SealingError;
    return { reason, keyId };
  }
}

describe('an envelope', () => {
  it('opens for the value that it is bound to, and shows only its key id', () => {
    const sealing = createSealing([older]);
    const envelope = sealing.seal(text, id);
    expect(sealing.open(envelope, id)).toBe(text);
    expect(envelope).toMatch(/^1\.2026-01\.[\w-]+$/);
    expect(Buffer.from(envelope.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('firstName');
    expect(sealing.seal(text, id)).not.toBe(envelope);
    expect(sealing.open(sealing.seal('', id), id)).toBe('');
  });

  it('does not open for another lead', () => {
    const sealing = createSealing([older]);
    expect(refusal(() => sealing.open(sealing.seal(text, id), randomUUID()))).toEqual({ reason: 'damaged', keyId: '2026-01' });
  });

  it('does not open if any part of it was changed', () => {
    const sealing = createSealing([older, { id: 'other', key: older.key }]);
    const envelope = sealing.seal('short', id);
    expect(refusal(() => sealing.open(envelope.replace('2026-01', 'other'), id))).toEqual({ reason: 'damaged', keyId: 'other' });
    const [version, keyId, body = ''] = envelope.split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      const opened = refusal(() => sealing.open(`${version}.${keyId}.${changed.toString('base64url')}`, id));
      expect(opened).toEqual({ reason: 'damaged', keyId: '2026-01' });
    }
  });

  it.each(['', '1.2026-01', '1.2026-01.', '1.2026-01.AAAA', '2.2026-01.'.padEnd(80, 'A'), 'x'.repeat(80), '1..'.padEnd(80, 'A')])(
    'is never %j',
    (envelope) => {
      expect(refusal(() => createSealing([older]).open(envelope, id))).toMatchObject({ reason: 'damaged' });
    },
  );
});

describe('keys change', () => {
  const old = createSealing([older]).seal(text, id);

  it('the first seals, an old one still opens', () => {
    const sealing = createSealing([newer, older]);
    expect(sealing.seal(text, id)).toMatch(/^1\.2026-02\./);
    expect(sealing.open(old, id)).toBe(text);
  });

  it('a removed one does not open, and is named', () => {
    expect(refusal(() => createSealing([newer]).open(old, id))).toEqual({ reason: 'unknown_key', keyId: '2026-01' });
  });

  it('another one with the same id does not open', () => {
    expect(refusal(() => createSealing([key('2026-01')]).open(old, id))).toEqual({ reason: 'damaged', keyId: '2026-01' });
  });

  it('without any there is no sealing', () => {
    expect(() => createSealing([])).toThrow('sealing needs a key');
  });
});

describe('the setting', () => {
  const [hex, base64, base64url] = [older.key.toString('hex'), newer.key.toString('base64'), newer.key.toString('base64url')];

  it('is read in hex and both spellings of base64, with surrounding blanks', () => {
    const keys = parseSealingKeys(`one:${hex}, two:${base64} ,3:${base64url}`);
    expect(keys).toEqual([
      { id: 'one', key: older.key },
      { id: 'two', key: newer.key },
      { id: '3', key: newer.key },
    ]);
  });

  it.each([
    '',
    hex,
    `:${hex}`,
    'one:',
    `one:${hex.slice(2)}`,
    `one:${base64.slice(4)}`,
    `one:${hex}:${hex}`,
    `one:${hex},`,
    `one:${hex},one:${base64}`,
    `a.b:${hex}`,
    `one:${randomBytes(31).toString('base64')}`,
  ])('is refused as %j', (setting) => {
    expect(parseSealingKeys(setting)).toBeNull();
  });
});
