import { BSON, MongoClient } from 'mongodb';
import type { OwnStores } from '../product/own-stores.ts';
import { startDns } from '../product/start-dns.ts';
import { startProcess } from '../product/start-process.ts';
import { runLoad } from './run-load.ts';
import { startIntake } from './start-intake.ts';

export interface Sides {
  /** Where each side listens. */
  readonly origins: Readonly<Record<'intake' | 'control', string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Of one stored lead and of one document of the control, in bytes of BSON. */
  readonly documentBytes: Readonly<Record<'intake' | 'control', number>>;
  readonly storedLeads: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts lead-intake as in production, and beside it the bare control, whose documents get whatever further fields a stored lead has. */
export async function startSides(stores: OwnStores): Promise<Sides> {
  const { mongodbUrl, logsDir } = stores;
  const intake = await startIntake(stores, { database: 'intake', dnsServers: await startDns() });
  const { headers } = intake;
  const client = await new MongoClient(mongodbUrl('intake')).connect();
  const leads = client.db().collection<{ _id: string }>('leads');

  const first = await runLoad({ origin: intake.origin, connections: 1, seconds: 1, headers });
  const lead = await leads.findOne();
  if (!lead) throw new Error(`lead-intake stored nothing; it answered ${JSON.stringify(first.others)}`);
  const control = await startProcess({
    name: 'control',
    entry: 'infra/bench/src/intake/control-server.ts',
    logsDir,
    env: { MONGODB_URL: mongodbUrl('intake'), FURTHER_FIELDS: BSON.EJSON.stringify(lead) },
  });
  await runLoad({ origin: control.origin, connections: 1, seconds: 1, headers });
  const document = await client.db().collection('control').findOne();

  return {
    origins: { intake: intake.origin, control: control.origin },
    headers,
    documentBytes: { intake: BSON.calculateObjectSize(lead), control: BSON.calculateObjectSize(document ?? {}) },
    storedLeads: () => leads.countDocuments(),
    stop: async () => {
      await Promise.all([intake.stop(), control.stop(), client.close()]);
    },
  };
}
