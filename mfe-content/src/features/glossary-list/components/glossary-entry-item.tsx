import { RouteLink } from '@annuity-lantern/host-kit';
import { ChevronDown, flow, font, joinClasses, layout, screenOnly } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { type GlossaryEntry, glossary } from '../../../glossary/terms.ts';
import type { FoundTerm } from '../model/find-terms.ts';
import { pagesOfTerms } from '../model/pages-of-terms.ts';
import styles from './glossary-entry-item.module.css';

interface GlossaryEntryItemProps {
  readonly entry: FoundTerm;
  /** The term that the address names: it opens. */
  readonly marked: boolean;
  /** A term of a search: it starts open. */
  readonly isFound?: boolean;
}

/** A row with the term; its definition opens below. A native disclosure, which the browser's own search in the page opens, too. */
export function GlossaryEntryItem({ entry, marked, isFound = false }: GlossaryEntryItemProps) {
  const { id, term, abbreviation, alsoCalled, definition, seeAlso = [] } = entry;
  const details = useRef<HTMLDetailsElement>(null);
  const page = pagesOfTerms[id];
  const others = seeAlso.flatMap((other) => termOf(other) ?? []);

  useEffect(() => {
    if (marked && details.current) details.current.open = true;
  }, [marked]);

  return (
    <li id={id} className={joinClasses(styles.entry, marked && styles.marked)}>
      <details ref={details} open={isFound}>
        <summary className={styles.summary}>
          <h3 className={font.h3}>
            <dfn className={styles.name}>{term}</dfn>
            {abbreviation && <span className={styles.short}>{` (${abbreviation})`}</span>}
          </h3>
          <ChevronDown className={styles.chevron} />
        </summary>
        <div className={joinClasses(flow[4], styles.body)}>
          {alsoCalled && <p className={font.hint}>{`Also called: ${alsoCalled}`}</p>}
          <p>{definition}</p>
          {page && (
            <RouteLink {...page.place} wrap="p" className={joinClasses(screenOnly, layout.tap)}>
              {page.words}
            </RouteLink>
          )}
          {others.length > 0 && (
            <p className={joinClasses(screenOnly, font.hint, styles.see)}>
              <span>See also</span>{' '}
              {others.map((other, index) => (
                <span key={other.id}>
                  {index > 0 && <span>{', '}</span>}
                  {/* With the path, so that a search that would hide the term ends. */}
                  <RouteLink to="glossary" suffix={`#${other.id}`}>
                    {other.term}
                  </RouteLink>
                </span>
              ))}
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

function termOf(id: string): { readonly id: string; readonly term: string } | undefined {
  const entry = (glossary as Readonly<Record<string, GlossaryEntry>>)[id];
  return entry && { id, term: entry.term };
}
