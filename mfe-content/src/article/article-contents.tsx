import { followInPlace } from '@annuity-lantern/host-kit';
import { ChevronDown, joinClasses, layout } from '@annuity-lantern/ui';
import styles from './article-contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface ArticleContentsProps {
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
}

/** Links to the sections, the present one marked. A native disclosure on phones; on wide screens its list always shows. */
export function ArticleContents({ sections }: ArticleContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav aria-label="Contents" className={joinClasses(layout.sticky, styles.contents)}>
      <details ref={openOnWideScreens} className={styles.disclosure}>
        <summary className={styles.summary}>
          Contents
          <ChevronDown className={styles.chevron} />
        </summary>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id} className={styles.item}>
              {/* Through the router: a plain jump would look to it like a way back. */}
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={(event) => followInPlace(event, `#${id}`)}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The list shows there in any case. Open, it also counts as shown for programs that read the page aloud. */
function openOnWideScreens(details: HTMLDetailsElement | null): void {
  if (details && matchMedia('(min-width: 901px)').matches) details.open = true;
}
