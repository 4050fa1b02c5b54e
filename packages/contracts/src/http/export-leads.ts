import * as z from 'zod/mini';
import { defineDownload } from './endpoint.ts';
import { LeadQuery } from './find-leads.ts';

const { limit: _, cursor: __, ...filters } = LeadQuery.shape;

/** Every request that matches, as `findLeads` finds them, in one CSV file. Erased requests are left out. */
export const exportLeads = defineDownload({
  name: 'exportLeads',
  method: 'GET',
  path: '/api/leads/export.csv',
  service: 'lead-desk',
  role: 'manager',
  proof: true,
  summary: 'Download every request that matches filters, with what its visitor agreed to, as a CSV file',
  query: z.strictObject(filters),
  download: 'text/csv',
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'store_unavailable'],
});
