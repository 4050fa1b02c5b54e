import type { Endpoint } from '@annuity-lantern/contracts/http';
import type { Router } from 'express';
import { callState } from './call-state.ts';
import type { Representation } from './serving/representation.ts';
import { send } from './serving/send.ts';

/** Answers a public read with bytes that were made before. They must be of the endpoint's shape: nothing is checked per call. */
export function mountKept(router: Router, endpoint: Endpoint, get: () => Promise<Representation>): void {
  router.get(endpoint.path, async (request, response) => {
    callState(response).endpoint = endpoint.name;
    send(request, response, await get());
  });
}
