import { exactRouter } from '@annuity-lantern/service-kit/exact-app';
import { represent, sendRepresentation } from '@annuity-lantern/service-kit/representation';
import type { Router } from 'express';
import { describeApi } from './describe-api.ts';

/** `GET /openapi.json`: written and compressed once, served like a prerendered page. */
export async function openApiRouter(publicOrigin: string, staffOrigin?: string): Promise<Router> {
  const document = await represent(JSON.stringify(describeApi(publicOrigin, staffOrigin)), 'application/json; charset=utf-8', 'no-cache');
  const router = exactRouter();
  router.get('/openapi.json', (req, res) => sendRepresentation(req, res, document));
  return router;
}
