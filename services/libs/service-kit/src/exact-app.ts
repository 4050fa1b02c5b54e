import express, { type Express, Router } from 'express';

/** Paths match as they are written. Express alone ignores case and a slash at the end, so that `/API/Staff/session` could pass by a rule. */
export function exactRouter(): Router {
  return Router({ caseSensitive: true, strict: true });
}

/** An app that matches paths like {@link exactRouter}. */
export function exactApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  return app;
}
