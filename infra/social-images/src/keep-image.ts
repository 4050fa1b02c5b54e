import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The picture of this name as it was drawn before, else drawn now and kept: most builds change no title. */
export async function keepImage(folder: string, name: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = path.join(folder, path.basename(name));
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const image = await draw();
  await mkdir(folder, { recursive: true });
  // By way of a new name: another build beside this one never sees half a picture.
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, image);
  await rename(unfinished, file);
  return image;
}
