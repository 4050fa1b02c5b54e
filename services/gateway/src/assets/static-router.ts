import { sendRepresentation } from '@annuity-lantern/service-kit/representation';
import { Router } from 'express';
import type { StaticFiles } from './load-static-files.ts';

/**
 * Serves the files of all builds. Below `/assets` and `/remotes` a missing file is a plain 404 and never a page:
 * a script tag that receives HTML fails in ways that no retry can repair.
 */
export function staticRouter(files: StaticFiles): Router {
  const router = Router();
  router.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const file = files.get(req.path);
    if (file) {
      res.locals.route = 'static';
      return sendRepresentation(req, res, file);
    }
    if (!/^\/(?:assets|remotes)(?:\/|$)/.test(req.path)) return next();
    res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
  });
  return router;
}
