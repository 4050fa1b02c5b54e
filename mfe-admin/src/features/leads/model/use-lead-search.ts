import { navigate, usePlace, useSettled } from '@annuity-lantern/host-kit';
import { useRef, useState } from 'react';
import { type LeadFilters, readFilters, unreadFilters, writeFilters } from './lead-filters.ts';
import { useFoundLeads } from './use-found-leads.ts';

/** Milliseconds after the last key before a search is sent. */
const SEARCH_PAUSE = 250;

/** Filters are kept in the address. The search text is not, because it is a name or a number. It is lost when the desk closes. */
export function useLeadSearch() {
  const { search } = usePlace();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const filters = readFilters(search);
  const typed = text.trim();
  const settled = useSettled(typed, SEARCH_PAUSE);
  const found = useFoundLeads(typed === '' ? '' : settled, filters);
  const setFilters = (next: LeadFilters) => navigate(writeFilters(search, next), { replace: true, keepScroll: true });
  return {
    text,
    filters,
    unread: unreadFilters(search),
    field,
    found,
    isActive: typed !== '' || Object.keys(filters).length > 0,
    onText: setText,
    onFilters: setFilters,
    onClear: () => {
      setText('');
      if (Object.keys(filters).length > 0) setFilters({});
      field.current?.focus();
    },
  };
}
