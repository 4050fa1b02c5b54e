import { RouteLink } from '@annuity-lantern/host-kit';
import { flow, font, joinClasses, layout, screenOnly } from '@annuity-lantern/ui';
import { type GlossaryEntry, glossary } from '../../../glossary/terms.ts';
import type { FoundTerm } from '../model/find-terms.ts';
import { pagesOfTerms } from '../model/pages-of-terms.ts';
import styles from './glossary-entry-item.module.css';

interface GlossaryEntryItemProps {
  readonly entry: FoundTerm;
  /** The term that the address names. */
  readonly marked: boolean;
}

export function GlossaryEntryItem({ entry, marked }: GlossaryEntryItemProps) {
  const { id, term, abbreviation, alsoCalled, definition, seeAlso = [] } = entry;
  const page = pagesOfTerms[id];
  const others = seeAlso.flatMap((other) => termOf(other) ?? []);
  return (
    <li id={id} className={joinClasses(flow[4], styles.entry, marked && styles.marked)}>
      <h3 className={font.h3}>
        <dfn className={styles.name}>{term}</dfn>
        {abbreviation && <span className={styles.short}>{` (${abbreviation})`}</span>}
      </h3>
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
    </li>
  );
}

function termOf(id: string): { readonly id: string; readonly term: string } | undefined {
  const entry = (glossary as Readonly<Record<string, GlossaryEntry>>)[id];
  return entry && { id, term: entry.term };
}
