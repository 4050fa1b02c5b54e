import type { Connection } from 'mongoose';

/** Now, by MongoDB's clock, because the clocks of two machines may differ. */
export async function serverTime(connection: Connection): Promise<Date> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (!(hello?.localTime instanceof Date)) throw new Error('MongoDB did not tell its time');
  return hello.localTime;
}
