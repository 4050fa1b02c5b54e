import { cleanLine } from '@annuity-lantern/domain/clean-text';
import * as z from 'zod/mini';
import { isBuiltInName } from '../built-in-views.ts';
import { defineEndpoint } from './endpoint.ts';
import { ViewFilters } from './find-leads.ts';

/** Most views of one account. */
export const MOST_VIEWS = 20;
/** Most characters of a name. */
export const LONGEST_VIEW_NAME = 40;

/** A name that a view may be saved under. */
export const ViewName = z.string('Enter a name.').check(
  z.overwrite(cleanLine),
  z.minLength(1, 'Enter a name.'),
  z.maxLength(LONGEST_VIEW_NAME, `A name can have up to ${LONGEST_VIEW_NAME} characters.`),
  z.refine((name) => !isBuiltInName(name), 'Everyone has a view of this name. Choose another name.'),
);

/** Filters and order under a name. Only its own account sees it. */
export const SavedView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As they were saved, perhaps by another version. The reader drops filters that no longer exist. */
  filters: z.record(z.string(), z.string()),
});
export type SavedView = z.infer<typeof SavedView>;

/** The caller's views, in the order in which they were saved. */
export const listViews = defineEndpoint({
  name: 'listViews',
  method: 'GET',
  path: '/api/staff/views',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'List the own saved views of the lead list',
  response: z.array(SavedView),
  status: 200,
  errors: ['not_signed_in', 'store_unavailable'],
});

/** Saves a view of the caller. Two views of one account never have the same name. */
export const saveView = defineEndpoint({
  name: 'saveView',
  method: 'POST',
  path: '/api/staff/views',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Save filters and an order of the lead list under a name',
  body: z.strictObject({ name: ViewName, filters: ViewFilters }),
  response: SavedView,
  status: 201,
  errors: ['not_signed_in', 'invalid_input', 'store_unavailable'],
});

const params = z.strictObject({ id: z.uuid() });

export const renameView = defineEndpoint({
  name: 'renameView',
  method: 'POST',
  path: '/api/staff/views/:id/name',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Rename an own saved view',
  params,
  body: z.strictObject({ name: ViewName }),
  status: 204,
  errors: ['not_signed_in', 'invalid_input', 'not_found', 'store_unavailable'],
});

/** Removes a view of the caller. One that is gone is no error. */
export const deleteView = defineEndpoint({
  name: 'deleteView',
  method: 'DELETE',
  path: '/api/staff/views/:id',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Delete an own saved view',
  params,
  status: 204,
  errors: ['not_signed_in', 'invalid_input', 'store_unavailable'],
});
