import { exactRouter } from '@annuity-lantern/service-kit/exact-app';
import { sendRepresentation } from '@annuity-lantern/service-kit/representation';
import type { Router } from 'express';
import type { StaticFiles } from './load-static-files.ts';

/**
 * Serves the files of all builds. A missing file below `/assets` or `/remotes` is a plain 404, never a page: no retry repairs a script tag
 * that received HTML.
 */
export function staticRouter(files: StaticFiles): Router {
  const router = exactRouter();
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
