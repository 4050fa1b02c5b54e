import { represent, sendRepresentation } from '@annuity-lantern/service-kit/representation';
import { Router } from 'express';
import { describeApi } from './describe-api.ts';

/** `GET /openapi.json`: written and compressed once, served like a prerendered page. */
export async function openApiRouter(publicOrigin: string, staffOrigin?: string): Promise<Router> {
  const document = await represent(JSON.stringify(describeApi(publicOrigin, staffOrigin)), 'application/json; charset=utf-8', 'no-cache');
  const router = Router();
  router.get('/openapi.json', (req, res) => sendRepresentation(req, res, document));
  return router;
}
