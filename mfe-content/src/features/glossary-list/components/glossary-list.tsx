import { usePlace } from '@annuity-lantern/host-kit';
import { Button, EmptyState, Printer, TextField } from '@annuity-lantern/ui';
import { useRef } from 'react';
import { allTerms, findTerms } from '../model/find-terms.ts';
import { groupByLetter } from '../model/group-by-letter.ts';
import { useFollowHistory } from '../model/use-follow-history.ts';
import { useSearchWords } from '../model/use-search-words.ts';
import { GlossaryEntryItem } from './glossary-entry-item.tsx';
import styles from './glossary-list.module.css';
import { LetterLinks } from './letter-links.tsx';

/** All terms by letter, with a search. Everything stands in the served page; the search only hides. */
export function GlossaryList() {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useSearchWords(field);
  const { pathname, hash } = usePlace();
  useFollowHistory();
  const found = findTerms(words);
  const groups = groupByLetter(found);

  function clear() {
    setWords('');
    field.current?.focus();
  }

  return (
    // Before the script runs the browser's own :target marks the term of the address; afterwards the address as the router knows it.
    <div data-served={pathname ? undefined : ''}>
      <div className={styles.tools} data-print="none">
        <search className={styles.search}>
          <TextField
            ref={field}
            id="glossary-search"
            type="search"
            label="Search the glossary"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <p role="status" className={styles.count}>
            {countOf(found.length, words)}
          </p>
        </search>
        <Button variant="outline" icon={<Printer />} onClick={() => window.print()} className={styles.print}>
          Print the glossary
        </Button>
      </div>
      <LetterLinks groups={groups} />
      {groups.map(({ letter, id, terms }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.letter}>
          <h2 id={`${id}-heading`} className={styles.letterHeading}>
            {letter}
          </h2>
          <ul className={styles.terms}>
            {terms.map((entry) => (
              <GlossaryEntryItem key={entry.id} entry={entry} marked={hash === `#${entry.id}`} />
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && (
        <EmptyState
          title="No term found."
          text="Try a shorter word, or a part of one."
          action={<Button onClick={clear}>Clear the search</Button>}
        />
      )}
    </div>
  );
}

function countOf(found: number, words: string): string {
  if (!words.trim()) return `${allTerms.length} terms`;
  return `${found} of ${allTerms.length} terms with “${words.trim()}”`;
}
