import type { Aims } from '../faults/aims.ts';
import { startGate } from './start-gate.ts';

/** How an insert into `leads` begins on the wire, whether of one document or of several: the BSON string `insert: "leads"`. */
const INSERT_OF_LEADS = Buffer.from('insert\0\x06\0\0\0leads\0', 'latin1');

/** Stands between an intake and MongoDB and tells when an insert is on its way, and when its acknowledgement is. Gives the port. */
export function watchLedger(mongodbPort: number, aims: Aims): Promise<number> {
  const inserting = new WeakSet<object>();
  return startGate({
    targetPort: mongodbPort,
    onRequest: (bytes, connection) => {
      if (!bytes.includes(INSERT_OF_LEADS)) return false;
      inserting.add(connection);
      return aims.reached('insert sent');
    },
    // One question at a time on a connection: what comes next is the answer.
    onReply: (_bytes, connection) => inserting.delete(connection) && aims.reached('insert acknowledged'),
  });
}
