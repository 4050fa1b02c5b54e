import type { UsState } from '@annuity-lantern/contracts/http';
import type { StateCallHours } from '@annuity-lantern/domain/call-hours';

/**
 * States with fewer hours of sales calls than the federal rule, by secondary tables of compliance services. The laws themselves were not read, so no page
 * names these rows as law. States with a later start alone are left out. An operator's site file replaces the whole table.
 */
export const defaultCallingHours: { readonly asOf: string; readonly byState: { readonly [State in UsState]?: StateCallHours } } = {
  asOf: '2026-11-28',
  byState: {
    AL: { until: '20:00', sundays: false },
    CT: { from: '09:00', until: '20:00' },
    FL: { until: '20:00' },
    LA: { until: '20:00', sundays: false },
    MA: { until: '20:00' },
    MD: { until: '20:00' },
    MS: { until: '20:00', sundays: false },
    NV: { from: '09:00', until: '20:00' },
    OK: { until: '20:00' },
  },
};
