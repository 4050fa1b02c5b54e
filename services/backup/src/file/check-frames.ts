import { createHash } from 'node:crypto';
import { BackupDamaged, type Frame } from './frames.ts';
import { Begin, type End, Note } from './notes.ts';

export interface Checked {
  readonly begin: Begin;
  readonly end: End;
}

/**
 * Reads a whole backup and compares it with the counts and digests of its end.
 *
 * @throws BackupDamaged if it is cut off or changed, or of another version
 */
export async function checkFrames(frames: AsyncIterable<Frame>, onProgress: (documents: number) => void = () => {}): Promise<Checked> {
  let begin: Begin | undefined;
  let end: End | undefined;
  let documents = 0;
  const found: End = { is: 'end', sealed: 0, collections: [] };
  let hash = createHash('sha256');
  const close = () => {
    const last = found.collections.at(-1);
    if (last) last.sha256 = hash.digest('hex');
    hash = createHash('sha256');
  };
  for await (const frame of frames) {
    if (end) throw new BackupDamaged('something follows the end of the backup');
    if (frame.kind === 'document') {
      const collection = found.collections.at(-1);
      if (!collection) throw new BackupDamaged('a document belongs to no collection');
      collection.count += 1;
      hash.update(frame.document);
      documents += 1;
      onProgress(documents);
      continue;
    }
    const { data: note } = Note.safeParse(frame.note);
    if (!note || (!begin && note.is !== Begin.shape.is.value))
      throw new BackupDamaged('the file is not a backup that this version can read');
    if (note.is === 'sealed') found.sealed += 1;
    else if (note.is === 'end') [end] = [note, close()];
    else if (note.is === 'collection') {
      close();
      found.collections.push({ name: note.name, count: 0, sha256: '' });
    } else begin = note;
  }
  if (!begin || !end) throw new BackupDamaged('the file is cut off');
  if (JSON.stringify(found) !== JSON.stringify(end)) throw new BackupDamaged('the documents do not fit the digests at the end of the file');
  return { begin, end };
}
