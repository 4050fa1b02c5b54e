import { usePlace } from '@annuity-lantern/host-kit';
import { UnreadLink } from '@annuity-lantern/host-kit/unread-link';
import { above, Button, EmptyState, font, grid, joinClasses, Printer, ruled, stack, TextField, VisuallyHidden } from '@annuity-lantern/ui';
import { usePrinting } from '@annuity-lantern/ui/printing';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { allTerms, findTerms } from '../model/find-terms.ts';
import { groupByLetter } from '../model/group-by-letter.ts';
import { useFollowHistory } from '../model/use-follow-history.ts';
import { useSearchWords } from '../model/use-search-words.ts';
import { GlossaryEntryItem } from './glossary-entry-item.tsx';
import styles from './glossary-list.module.css';
import { LetterLinks } from './letter-links.tsx';

/** All terms by letter, closed. A search puts the terms it found in their place, best match first and open. The served page holds every term. */
export function GlossaryList() {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useSearchWords(field);
  const { pathname, hash } = usePlace();
  useFollowHistory();
  usePrintedOpen(root);
  const found = findTerms(words);
  const term = hash.slice(1);
  const isPlace = [...allTerms, ...groups].some(({ id }) => id === term) || (term !== '' && document.getElementById(term) !== null);
  const isGone = term !== '' && !isPlace;
  const isSearch = words.trim() !== '';

  function clear() {
    setWords('');
    field.current?.focus();
  }

  return (
    // Before the script runs the browser's own :target marks the term of the address; afterwards the address as the router knows it.
    <div ref={root} data-served={pathname ? undefined : ''}>
      <div className={styles.tools} data-print="none">
        <search className={stack[8]}>
          <TextField
            ref={field}
            id="glossary-search"
            type="search"
            label="Search the glossary"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <p role="status" className={font.hint}>
            {countOf(found.length, words)}
          </p>
        </search>
        {!isSearch && (
          <Button variant="outline" icon={<Printer />} onClick={() => window.print()} className={styles.print}>
            Print the glossary
          </Button>
        )}
      </div>
      <UnreadLink parts={isGone ? [hash] : []} className={above[16]} />
      {!isSearch && <AllTerms hash={hash} onSearch={() => field.current?.focus()} />}
      {isSearch && found.length > 0 && (
        <section aria-labelledby="terms-found" className={joinClasses(font.column, above[8])}>
          <VisuallyHidden>
            <h2 id="terms-found">Terms found</h2>
          </VisuallyHidden>
          <ul>
            {found.map((entry) => (
              <GlossaryEntryItem key={entry.id} entry={entry} marked={hash === `#${entry.id}`} isFound />
            ))}
          </ul>
        </section>
      )}
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

const groups = groupByLetter(allTerms);

/** Every term below its letter, with the way to each letter. */
function AllTerms({ hash, onSearch }: { readonly hash: string; readonly onSearch: () => void }) {
  return (
    <>
      <LetterLinks groups={groups} onSearch={onSearch} />
      {groups.map(({ letter, id, terms }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={joinClasses(grid.side, ruled[16], above[24], styles.letter)}>
          <h2 id={`${id}-heading`} className={styles.letterHeading}>
            {letter}
          </h2>
          <ul>
            {terms.map((entry) => (
              <GlossaryEntryItem key={entry.id} entry={entry} marked={hash === `#${entry.id}`} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function countOf(found: number, words: string): string {
  if (!words.trim()) return `${allTerms.length} terms`;
  return `${found} of ${allTerms.length} terms with “${words.trim()}”`;
}

/** Opens every row for paper. Newer browsers do so by our style sheet alone. */
function usePrintedOpen(root: RefObject<HTMLElement | null>): void {
  const isPrinting = usePrinting();
  // A layout effect: the browser prints what is there when the event ends.
  useLayoutEffect(() => {
    if (!isPrinting) return;
    const closed = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
    for (const row of closed) row.open = true;
    return () => {
      for (const row of closed) row.open = false;
    };
  }, [isPrinting, root]);
}
