import { represent } from '@annuity-lantern/service-kit/representation';
import { send } from '@annuity-lantern/service-kit/send';
import { Router } from 'express';
import { describeApi } from './describe-api.ts';

/** `GET /openapi.json`: written and compressed once, answered like a finished page. */
export async function openApiRouter(publicOrigin: string): Promise<Router> {
  const document = await represent(JSON.stringify(describeApi(publicOrigin)), 'application/json; charset=utf-8', 'no-cache');
  const router = Router();
  router.get('/openapi.json', (req, res) => send(req, res, document));
  return router;
}
