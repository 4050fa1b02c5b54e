import { followInPlace } from '@annuity-lantern/host-kit';
import { above, across, joinClasses } from '@annuity-lantern/ui';
import type { LetterGroup } from '../model/group-by-letter.ts';
import styles from './glossary-list.module.css';

/** Jumps to the letters that have terms. */
export function LetterLinks({ groups }: { readonly groups: readonly LetterGroup[] }) {
  return (
    <nav aria-label="Letters">
      <ul className={joinClasses(across[4], above[16], styles.letters)}>
        {groups.map(({ letter, id }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => followInPlace(event, `#${id}`)}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
