import type { RequestHandler } from 'express';
import type { RenderedPage } from '../pages/render-pages.ts';

/** Leads from the bare name of the desk's host to the desk. */
export function toDesk([page]: readonly RenderedPage[]): RequestHandler {
  return (req, res, next) => (page && req.path === '/' ? res.redirect(302, page.path) : next());
}
