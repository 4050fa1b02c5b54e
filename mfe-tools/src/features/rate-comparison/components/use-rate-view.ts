import { useAddressState, usePlace } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FIRST_LISTED, type RateView, readView, writeView } from '../model/rate-view.ts';
import { textsOf, type ViewTexts } from '../model/view-texts.ts';

/** The visitor's change: a filter, the order, the number of rows, or all filters at once. */
export type Control = keyof RateView | 'all';

interface State {
  readonly view: RateView;
  readonly texts: ViewTexts;
  /** Null if the view came from the address, which is then not written. */
  readonly control: Control | null;
}

/**
 * The view, kept in the query of the address. Going back undoes one control after the other, however often each was changed; showing more
 * rows adds no history entry.
 */
export function useRateView() {
  const { search } = usePlace();
  const [{ view, texts, control }, setState] = useState(() => stateAt(search));
  /** The control of the newest history entry. */
  const lastControl = useRef<Control | null>(null);

  const address = useAddressState('search', (query) => {
    lastControl.current = null;
    setState(stateAt(query));
  });

  useEffect(() => {
    if (control === null) return;
    const query = writeView(view);
    if (query === search) return;
    const isStep = control !== 'listed' && control !== lastControl.current;
    return address.writeLater(query, {
      push: isStep,
      onWritten: () => {
        if (isStep) lastControl.current = control;
      },
    });
  }, [view, control, search, address]);

  /** A changed filter shows the first rows again. Texts that are not given follow the numbers of the view. */
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

/** Only the texts whose numbers changed, so that the other field keeps the typed text. */
function changedTexts(view: RateView, part: Partial<RateView>): Partial<ViewTexts> {
  const { rate, premium } = textsOf(view);
  return { ...('minimumRate' in part ? { rate } : {}), ...('maximumPremium' in part ? { premium } : {}) };
}
