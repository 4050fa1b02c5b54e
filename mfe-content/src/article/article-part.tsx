import { usePlace } from '@annuity-lantern/host-kit';
import { ChevronDown, flow, font, joinClasses, layout, Prose } from '@annuity-lantern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './article.module.css';

interface ArticlePartProps {
  /** Also the anchor of the section. */
  readonly id: string;
  readonly heading: string;
  readonly children: ReactNode;
  /** A note in the margin, beside the section; after its text on narrow screens. */
  readonly aside?: ReactNode;
  /** Also uses the margin, for a wide table or drawing. Such a section has no note. */
  readonly wide?: boolean | undefined;
  /** Only its heading is in sight until it is opened. */
  readonly folded?: boolean | undefined;
}

/** One section of an article. Of a compiled text, the build makes one of every `##`. */
export function ArticlePart({ id, heading, children, aside, wide = false, folded = false }: ArticlePartProps) {
  const look = joinClasses(styles.section, wide && styles.wide);
  const note = aside && <aside className={joinClasses(font.note, flow[12], layout.edged, styles.aside)}>{aside}</aside>;
  if (folded)
    return (
      <Fold id={id} heading={heading}>
        <div className={look}>
          <Prose className={styles.body}>{children}</Prose>
          {note}
        </div>
      </Fold>
    );
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={look}>
      <Prose className={styles.body}>
        <Title id={id} heading={heading} />
        {children}
      </Prose>
      {note}
    </section>
  );
}

function Title({ id, heading }: Pick<ArticlePartProps, 'id' | 'heading'>) {
  return (
    <h2 id={`${id}-heading`} className={font.h2Side}>
      {heading}
    </h2>
  );
}

/** The anchor is on the disclosure: what leads to it within the page opens it, as the router does, and so does an address that names it. */
function Fold({ id, heading, children }: Pick<ArticlePartProps, 'id' | 'heading' | 'children'>) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { hash } = usePlace();
  useEffect(() => {
    if (hash === `#${id}` && fold.current) fold.current.open = true;
  }, [hash, id]);
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.folded}>
      <details ref={fold} id={id} className={styles.fold}>
        <summary className={styles.summary}>
          <Title id={id} heading={heading} />
          <ChevronDown className={styles.chevron} />
        </summary>
        {children}
      </details>
    </section>
  );
}
