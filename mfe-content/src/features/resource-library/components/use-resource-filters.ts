import { navigate, useNavigation, usePlace, useRouteHref } from '@annuity-lantern/host-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { noFilters, type ResourceFilters, readFilters, writeFilters } from '../model/resource-filters.ts';

interface State {
  readonly filters: ResourceFilters;
  /**
   * An address is only written for a change of the visitor's. What they typed into the served page, before its script ran, outweighs the
   * link they came by.
   */
  readonly from: 'address' | 'visitor' | 'served-page';
}

/** Milliseconds without a change before the address is rewritten: browsers refuse hundreds of rewrites in a row. */
const ADDRESS_PAUSE = 250;

/** The filters, kept in the address, so that reload, back and a shared link bring them back. */
export function useResourceFilters(form: RefObject<HTMLFormElement | null>) {
  const [{ filters, from }, setState] = useState<State>({ filters: noFilters, from: 'address' });
  const path = useRouteHref('resources');
  const { search } = usePlace();
  const written = useRef('');

  useEffect(() => {
    const typed = form.current ? String(new FormData(form.current).get('q') ?? '') : '';
    if (typed !== '') setState({ filters: { ...noFilters, q: typed }, from: 'served-page' });
  }, [form]);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setState((before) => (before.from === 'served-page' ? before : { filters: readFilters(search), from: 'address' }));
  }, [search]);

  useEffect(() => {
    if (from === 'address') return;
    const timer = setTimeout(() => {
      // The next page may be on its way already while this one is still drawn.
      if (useNavigation.getState().place.pathname !== path) return;
      written.current = writeFilters(filters);
      navigate(path + written.current, { replace: true, keepScroll: true });
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [filters, from, path]);

  return {
    filters,
    change: (part: Partial<ResourceFilters>) => setState((before) => ({ filters: { ...before.filters, ...part }, from: 'visitor' })),
    reset: () => setState({ filters: noFilters, from: 'visitor' }),
  };
}
