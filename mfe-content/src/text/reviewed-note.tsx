import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { RouteLink } from '@annuity-lantern/host-kit';
import type { Source } from '@annuity-lantern/mdx';
import { above, ExternalLink, font, joinClasses, lined } from '@annuity-lantern/ui';
import { hostOf } from '../other-sites/host-of.ts';
import styles from './reviewed-note.module.css';

interface ReviewedNoteProps {
  /** The day on which somebody last held the text against its sources: `2026-11-23`. */
  readonly reviewedOn: string;
  readonly sources?: readonly Source[] | undefined;
}

/** The last lines of a text: when it was reviewed, and what it rests on. */
export function ReviewedNote({ reviewedOn, sources = [] }: ReviewedNoteProps) {
  return (
    <section className={joinClasses(font.secondary, lined[12], above[32], styles.note)}>
      <p>
        Reviewed <time dateTime={reviewedOn}>{formatShortDay(reviewedOn)}</time>
        <span>{`.${sources.length > 0 ? ' Sources:' : ''}`}</span>
      </p>
      {sources.length > 0 && (
        <ul>
          {sources.map(({ name, address }) => (
            <li key={name}>{address ? <ExternalLink href={address}>{`${name}, ${hostOf(address)}`}</ExternalLink> : name}</li>
          ))}
        </ul>
      )}
      {sources.some(({ address }) => address) && <p>These links lead to pages that are not part of this site.</p>}
      <RouteLink to="corrections" wrap="p">
        What we got wrong, and corrected
      </RouteLink>
    </section>
  );
}
