import { useAddressState } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useState } from 'react';
import { noFilters, type ResourceFilters, readFilters, writeFilters } from '../model/resource-filters.ts';

interface State {
  readonly filters: ResourceFilters;
  /** The address is written only for a change by the visitor. What they typed before hydration wins over the link. */
  readonly from: 'address' | 'visitor' | 'served-page';
}

/** The filters of the library, kept in the query of the address. */
export function useResourceFilters(form: RefObject<HTMLFormElement | null>) {
  const [{ filters, from }, setState] = useState<State>({ filters: noFilters, from: 'address' });

  useEffect(() => {
    const typed = form.current ? String(new FormData(form.current).get('q') ?? '') : '';
    if (typed !== '') setState({ filters: { ...noFilters, q: typed }, from: 'served-page' });
  }, [form]);

  const address = useAddressState('search', (query) =>
    setState((before) => (before.from === 'served-page' ? before : { filters: readFilters(query), from: 'address' })),
  );

  useEffect(() => {
    if (from !== 'address') return address.writeLater(writeFilters(filters));
  }, [filters, from, address]);

  return {
    filters,
    /** Nothing was typed or chosen since the address was read. */
    isOfLink: from === 'address',
    change: (part: Partial<ResourceFilters>) => setState((before) => ({ filters: { ...before.filters, ...part }, from: 'visitor' })),
    reset: () => setState({ filters: noFilters, from: 'visitor' }),
  };
}
