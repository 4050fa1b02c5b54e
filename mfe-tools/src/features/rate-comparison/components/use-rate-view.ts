import { navigate, useNavigation, usePlace, useRouteHref } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FIRST_LISTED, type RateView, readView, writeView } from '../model/rate-view.ts';
import { textsOf, type ViewTexts } from '../model/view-texts.ts';

/** What the visitor changed: one of the filters, the order, the number of rows, or all filters at once. */
export type Control = keyof RateView | 'all';

interface State {
  readonly view: RateView;
  readonly texts: ViewTexts;
  /** Null: the view came from the address, which is then not written. */
  readonly control: Control | null;
}

/** Milliseconds without a change before the address is rewritten: browsers refuse hundreds of rewrites in a row. */
const ADDRESS_PAUSE = 250;

/**
 * The view, kept in the query of the address, so that reload, back and a shared link bring it back. Going back undoes one control after
 * the other, however often each was moved or pressed; more rows are no step of their own.
 */
export function useRateView() {
  const path = useRouteHref('comparison-tools');
  const { search } = usePlace();
  const [{ view, texts, control }, setState] = useState(() => stateAt(search));
  const written = useRef(search);
  const lastControl = useRef<Control | null>(null);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    lastControl.current = null;
    setState(stateAt(search));
  }, [search]);

  useEffect(() => {
    if (control === null) return;
    const timer = setTimeout(() => {
      // The next page may be on its way already while this one is still drawn.
      if (useNavigation.getState().place.pathname !== path) return;
      const query = writeView(view);
      if (query === written.current) return;
      written.current = query;
      const isStep = control !== 'listed' && control !== lastControl.current;
      if (isStep) lastControl.current = control;
      navigate(path + query, { replace: !isStep, keepScroll: true });
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [view, control, path]);

  /** Another filter begins with the first rows again. Texts that are not given follow the numbers of the view. */
  const change = useCallback((part: Partial<RateView>, by: Control, typed?: Partial<ViewTexts>) => {
    setState((before) => {
      const next = { ...before.view, listed: FIRST_LISTED, ...part };
      return { view: next, texts: { ...before.texts, ...changedTexts(next, part), ...typed }, control: by };
    });
  }, []);

  return { view, texts, changed: control !== null, change };
}

function stateAt(search: string): State {
  const view = readView(search);
  return { view, texts: textsOf(view), control: null };
}

/** Only the texts whose numbers were changed: what is being typed in the other field stays. */
function changedTexts(view: RateView, part: Partial<RateView>): Partial<ViewTexts> {
  const { rate, premium } = textsOf(view);
  return { ...('minimumRate' in part ? { rate } : {}), ...('maximumPremium' in part ? { premium } : {}) };
}
