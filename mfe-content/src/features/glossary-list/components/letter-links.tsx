import { followInPlace } from '@annuity-lantern/host-kit';
import { across, joinClasses, Search, VisuallyHidden } from '@annuity-lantern/ui';
import { useEffect, useRef } from 'react';
import { useCurrentSection } from '../../../article/use-current-section.ts';
import type { LetterGroup } from '../model/group-by-letter.ts';
import styles from './letter-links.module.css';

interface LetterLinksProps {
  readonly groups: readonly LetterGroup[];
  /** Leads back to the field. */
  readonly onSearch: () => void;
}

/** Close below the bar, where a letter lands. */
const LETTER_LINE = '-20% 0px -80% 0px';

/** Jumps to the letters that have terms, and back to the field. Stays at the top of the window; on phones it scrolls sideways. */
export function LetterLinks({ groups, onSearch }: LetterLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(
    groups.map(({ id }) => id),
    LETTER_LINE,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current letter is read from the document.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would also scroll the page.
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label="Letters" className={styles.bar}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <ul ref={list} tabIndex={0} className={joinClasses(across[4], styles.letters)}>
        <li className={styles.field}>
          <button type="button" onClick={onSearch}>
            <Search />
            <VisuallyHidden>Search the glossary</VisuallyHidden>
          </button>
        </li>
        {groups.map(({ letter, id }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={(event) => followInPlace(event, `#${id}`)}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
