import { phoneLink } from '@annuity-lantern/domain/contact-links';
import { groupBy } from '@annuity-lantern/domain/group-by';
import { followInPlace, pressedKey, RouteLink, useSite } from '@annuity-lantern/host-kit';
import { OrCall } from '@annuity-lantern/host-kit/or-call';
import { above, Button, ExternalLink, font, joinClasses, stack, TextField } from '@annuity-lantern/ui';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { findPlaces, indexPlaces, type Place, placeKinds } from './find-places.ts';
import styles from './search-panel.module.css';
import { usePlaces } from './use-places.ts';

interface SearchPanelProps {
  /** Words that the field starts with. Nothing is said if they find nothing. */
  readonly suggestion?: string;
  /** For a dialog: the field takes the focus. */
  readonly isFirst?: boolean;
  readonly onFollow?: () => void;
}

/** Results shown until the visitor asks for more. */
const SHOWN = 8;

/** One field for the whole site. Nothing that is typed leaves the browser. */
export function SearchPanel({ suggestion = '', isFirst = false, onFollow }: SearchPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(suggestion);
  const [allFor, setAllFor] = useState<string>();
  const words = useDeferredValue(typed.trim());
  const { places, isLoading, missing, retry } = usePlaces();
  const index = useMemo(() => indexPlaces(places), [places]);
  const isSuggestion = suggestion !== '' && words === suggestion;
  const found = useMemo(() => findPlaces(index, words, { whole: isSuggestion }), [index, words, isSuggestion]);
  const shown = allFor === words ? found : found.slice(0, SHOWN);
  const isNothing = words !== '' && found.length === 0 && !isSuggestion;

  /** Enter and the arrows lead from the field to the results and through them. */
  function move(event: KeyboardEvent) {
    const steps = [...(panel.current?.querySelectorAll<HTMLElement>('input, [data-result]') ?? [])];
    const at = steps.indexOf(event.target as HTMLElement);
    const key = pressedKey(event);
    const isEnter = key === 'Enter' && at === 0;
    const by = key === 'ArrowDown' || isEnter ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || at < 0) return;
    event.preventDefault();
    steps[at + by]?.focus();
  }

  return (
    <search ref={panel} className={stack[12]} data-print="none" onKeyDown={move}>
      <TextField
        // The browser gives focus to it when it opens the dialog.
        ref={(field) => {
          field?.toggleAttribute('autofocus', isFirst);
        }}
        id={`${id}-words`}
        type="search"
        label="Search this site"
        hint="Tools, guides, lessons, glossary, resources. What you type stays in your browser."
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className={font.hint}>
        {say(words, found.length, { isLoading, isNothing, isPart: missing.length > 0 })}
      </p>
      {isNothing && !isLoading && <NothingFound onFollow={onFollow} />}
      {/* Groups in the order of their best result. */}
      {[...groupBy(shown, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind} aria-labelledby={`${id}-${kind}`}>
          <h3 id={`${id}-${kind}`} className={font.label}>
            {placeKinds[kind]}
          </h3>
          <ul>
            {ofKind.map((place) => (
              <li key={place.href + place.title} className={styles.result}>
                <PlaceLink place={place} onFollow={onFollow} />
                <p className={joinClasses(font.hint, styles.text)}>{place.text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length < found.length && (
        <Button variant="outline" size="small" className={styles.more} onClick={() => setAllFor(words)}>
          {`Show ${found.length - shown.length} more`}
        </Button>
      )}
      {missing.length > 0 && (
        <div className={above[4]}>
          <p role="alert">
            <span>{`We could not search these: ${missing.join(', ')}.`}</span> <OrCall />
          </p>
          <Button variant="outline" size="small" busy={isLoading} busyLabel="Loading..." onClick={retry} className={above[8]}>
            Try again
          </Button>
        </div>
      )}
    </search>
  );
}

function PlaceLink({ place: { kind, title, href }, onFollow }: { readonly place: Place; readonly onFollow: (() => void) | undefined }) {
  if (kind === 'article') {
    return (
      <ExternalLink href={href} data-result="">
        {`${title} (${new URL(href).host})`}
      </ExternalLink>
    );
  }
  return (
    <a
      href={href}
      data-result=""
      onClick={(event) => {
        followInPlace(event, href);
        // A new tab leaves the search as it is.
        if (event.defaultPrevented) onFollow?.();
      }}
    >
      {title}
    </a>
  );
}

function NothingFound({ onFollow }: { readonly onFollow: (() => void) | undefined }) {
  const { phone, hours } = useSite();
  return (
    <div className={stack[4]}>
      <p>Try one word, or a part of one. Or look here:</p>
      <ul>
        <RouteLink to="tools" wrap="li" className={styles.way} onClick={onFollow}>
          All tools
        </RouteLink>
        <RouteLink to="glossary" wrap="li" className={styles.way} onClick={onFollow}>
          Glossary
        </RouteLink>
      </ul>
      <p>
        <span>Or call us:</span> <a href={phoneLink(phone.dial)}>{phone.display}</a>
        <span>{`, ${hours.display}.`}</span>
      </p>
    </div>
  );
}

interface SearchState {
  readonly isLoading: boolean;
  readonly isNothing: boolean;
  /** Not everything could be searched. */
  readonly isPart: boolean;
}

function say(words: string, found: number, { isLoading, isNothing, isPart }: SearchState): string {
  if (words === '') return 'For example: free look, surrender charge, best rate.';
  if (isNothing) return isLoading ? 'Searching...' : `Nothing found for “${words}”${isPart ? ' in what we could search' : ''}.`;
  if (found === 0) return '';
  return `${found} ${found === 1 ? 'result' : 'results'} for “${words}”${isLoading ? ' so far' : ''}`;
}
