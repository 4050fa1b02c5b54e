import type { mongo } from 'mongoose';

/** In bytes. */
export interface Disk {
  readonly used: number;
  readonly total: number;
}

/** The disk under the data of the primary. */
export async function readDisk(db: mongo.Db): Promise<Disk> {
  const { fsUsedSize: used, fsTotalSize: total } = await db.command({ dbStats: 1 });
  return { used, total };
}
