import { navigate, usePlace, useSettled } from '@annuity-lantern/host-kit';
import { SEARCH_FIELD, useSearchText } from '../../../queries/search-text.ts';
import { focusField } from '../keys/focus-field.ts';
import { myQueue } from '../views/view-address.ts';
import { type LeadFilters, readFilters, unreadFilters, writeFilters } from './lead-filters.ts';
import { useFoundLeads } from './use-found-leads.ts';

/** Milliseconds after the last key before a search is sent. */
const SEARCH_PAUSE = 250;

/** Filters are kept in the address. Without any, and without a search, the first view is shown. */
export function useLeadSearch() {
  const { search } = usePlace();
  const { text, setText, entered } = useSearchText();
  const filters = readFilters(search);
  const typed = text.trim();
  const settled = useSettled(typed, SEARCH_PAUSE);
  const isActive = typed !== '' || Object.keys(filters).length > 0;
  const found = useFoundLeads(typed === '' ? '' : settled, isActive ? filters : myQueue.filters);
  const setFilters = (next: LeadFilters) => navigate(writeFilters(search, next), { replace: true, keepScroll: true });
  return {
    text: typed,
    entered,
    filters,
    unread: unreadFilters(search),
    found,
    isActive,
    onFilters: setFilters,
    onClear: () => {
      setText('');
      if (Object.keys(filters).length > 0) setFilters({});
      focusField(SEARCH_FIELD);
    },
  };
}
