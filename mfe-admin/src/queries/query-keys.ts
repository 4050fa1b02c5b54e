/** The key of every query. Invalidating or removing a key covers all keys that start with it. */
export const queryKeys = {
  session: ['session'],
  /** Everything that only staff may read. */
  desk: ['desk'],
  requests: ['desk', 'requests'],
  lists: ['desk', 'requests', 'lists'],
  list: (name: string) => ['desk', 'requests', 'lists', name],
  found: (text: string, filters: object) => ['desk', 'requests', 'lists', 'found', text, filters],
  leads: ['desk', 'requests', 'leads'],
  lead: (id: string | null) => ['desk', 'requests', 'leads', id],
  parked: ['desk', 'requests', 'parked'],
  rates: ['desk', 'rates'],
  rateHistory: ['desk', 'rates', 'history'],
  sessions: ['desk', 'sessions'],
  accounts: ['desk', 'accounts'],
  audit: (by: string, action: string) => ['desk', 'audit', by, action],
} as const;
