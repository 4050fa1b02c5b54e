import { promisify } from 'node:util';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';

/** Removes the session from the store, so that a copy of its cookie is worth nothing either. */
export async function closeSession(request: Request): Promise<void> {
  await askStore(() => promisify(request.session.destroy.bind(request.session))());
}
