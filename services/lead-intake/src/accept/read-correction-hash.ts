import type { IncomingMessage } from 'node:http';
import { CORRECTION_HEADER, correctionKeyShape } from '@annuity-lantern/contracts/http';

/** The hash of the key with which the tab may correct its request. One of another shape is ignored: the request counts more. */
export function readCorrectionHash({ headers }: IncomingMessage): string | undefined {
  const hash = headers[CORRECTION_HEADER];
  return typeof hash === 'string' && correctionKeyShape.test(hash) ? hash : undefined;
}
