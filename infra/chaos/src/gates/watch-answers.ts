import type { Aims } from '../faults/aims.ts';
import { startGate } from './start-gate.ts';

/** Stands between gateway and intake and tells when an acknowledgement to a visitor is on its way. Gives the port. */
export function watchAnswers(intakePort: number, aims: Aims): Promise<number> {
  return startGate({
    targetPort: intakePort,
    onReply: (bytes) => /^HTTP\/1\.1 20[12] /.test(bytes.subarray(0, 16).toString('latin1')) && aims.reached('answer given'),
  });
}
