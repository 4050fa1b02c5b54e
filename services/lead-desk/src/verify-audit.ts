/** Verifies the hashes of audit days, whether or not a desk is running. */
import { verifyAudit } from '@annuity-lantern/staff-store';
import { readAuditSettings } from './env.ts';
import { verifyChain } from './verify-chain.ts';

await verifyChain('audit', readAuditSettings, (connection, day, { AUDIT_KEY: secrets, AUDIT_HEADS_FILE: headsFile }) =>
  verifyAudit(connection, day, { secrets, headsFile }),
);
