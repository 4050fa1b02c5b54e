/** The key of every query. Invalidating or removing a key covers all keys that start with it. */
export const queryKeys = {
  session: ['session'],
  /** Everything that only staff may read. Dropped when the session ends. */
  desk: ['desk'],
  /** What the person typed and had open, without any answer of the server. It stays until they sign out, or another person signs in. */
  kept: ['kept'],
  stillSignedIn: ['desk', 'still-signed-in'],
  requests: ['desk', 'requests'],
  lists: ['desk', 'requests', 'lists'],
  list: (name: string) => ['desk', 'requests', 'lists', name],
  allFound: ['desk', 'requests', 'lists', 'found'],
  found: (text: string, filters: object) => ['desk', 'requests', 'lists', 'found', text, filters],
  viewCounts: ['desk', 'requests', 'lists', 'view-counts'],
  leads: ['desk', 'requests', 'leads'],
  lead: (id: string | null) => ['desk', 'requests', 'leads', id],
  person: (id: string) => ['desk', 'requests', 'leads', 'person', id],
  proof: (id: string) => ['desk', 'requests', 'leads', 'proof', id],
  searchText: ['desk', 'search-text'],
  done: ['desk', 'done'],
  lastError: ['desk', 'last-error'],
  /** The last address of each part. */
  partAddresses: ['kept', 'part-addresses'],
  draft: (subject: string, field: string) => ['desk', 'drafts', subject, field],
  rateDraft: ['kept', 'rate-draft'],
  /** How many rows of a list were on the page. */
  listLength: (list: readonly unknown[]) => ['kept', 'list-length', ...list],
  scrolledTo: ['kept', 'scrolled-to'],
  owners: ['desk', 'requests', 'owners'],
  views: ['desk', 'requests', 'views'],
  reasons: ['desk', 'reasons'],
  parked: ['desk', 'requests', 'parked'],
  heavyReaders: ['desk', 'requests', 'heavy-readers'],
  licenseGaps: ['desk', 'requests', 'license-gaps'],
  firstCalls: ['desk', 'first-calls'],
  weeklyReport: ['desk', 'first-calls', 'weekly-report'],
  health: ['desk', 'health'],
  sealed: ['desk', 'health', 'sealed'],
  /** By provider and span. */
  unconfirmed: (span: object | null) => ['desk', 'unconfirmed', span],
  erasedNext: ['desk', 'requests', 'erased-next'],
  rates: ['desk', 'rates'],
  rateHistory: ['desk', 'rates', 'history'],
  /** The own account, and everyone's. */
  accounts: ['desk', 'accounts'],
  sessions: ['desk', 'accounts', 'sessions'],
  signInCode: ['desk', 'accounts', 'sign-in-code'],
  staff: ['desk', 'accounts', 'staff'],
  turns: ['desk', 'accounts', 'turns'],
  openRequests: (id: string) => ['desk', 'accounts', 'open-requests', id],
  /** By the address with its filters. */
  audit: (address: string) => ['desk', 'audit', address],
} as const;
