import { readdir } from 'node:fs/promises';

/** Of a whole backup, with the time at which it was begun. */
const name = /^annuity-lantern-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.age$/;

/** When the newest backup of the folder was begun. Rejects if the folder cannot be read. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const begun = (await readdir(folder)).filter((file) => name.test(file)).map((file) => file.replace(name, '$1T$2:$3:$4Z'));
  const newest = begun.toSorted().at(-1);
  return newest === undefined ? undefined : new Date(newest);
}
