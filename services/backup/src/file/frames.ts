/** A note says what follows it; a document is one of a collection, as BSON. */
export type Frame = { readonly kind: 'note'; readonly note: unknown } | { readonly kind: 'document'; readonly document: Buffer };

const KINDS = ['note', 'document'] as const;
/** Kind, and length of what follows. */
const HEADER_BYTES = 5;
/** In bytes. Larger than MongoDB's largest document. */
const LARGEST = 64 * 1024 * 1024;
/** In bytes. Frames are handed on together. */
const CHUNK = 256 * 1024;

/** The file has another form, or ends in the middle. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}

export async function* writeFrames(frames: AsyncIterable<Frame>): AsyncIterable<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const frame of frames) {
    const body = frame.kind === 'note' ? Buffer.from(JSON.stringify(frame.note)) : frame.document;
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt8(KINDS.indexOf(frame.kind));
    header.writeUInt32LE(body.length, 1);
    parts.push(header, body);
    size += HEADER_BYTES + body.length;
    if (size < CHUNK) continue;
    yield Buffer.concat(parts);
    [parts, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(parts);
}

/** @throws BackupDamaged */
export async function* readFrames(source: AsyncIterable<Uint8Array>): AsyncIterable<Frame> {
  let rest = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= HEADER_BYTES) {
      const kind = KINDS[rest.readUInt8(at)];
      const length = rest.readUInt32LE(at + 1);
      if (!kind || length > LARGEST) throw new BackupDamaged('the file is not a backup of this product');
      const start = at + HEADER_BYTES;
      if (rest.length < start + length) break;
      // A copy, because the caller may keep it.
      yield toFrame(kind, Buffer.from(rest.subarray(start, start + length)));
      at = start + length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new BackupDamaged('the file is cut off');
}

function toFrame(kind: Frame['kind'], body: Buffer): Frame {
  if (kind === 'document') return { kind, document: body };
  try {
    return { kind, note: JSON.parse(body.toString()) };
  } catch {
    throw new BackupDamaged('the file is not a backup of this product');
  }
}
