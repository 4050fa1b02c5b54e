import { placeOf, toolNames, toolQuestions } from '@annuity-lantern/contracts/tools';
import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowLeft, ArrowRight, above, actionLinkClass, font, joinClasses, ruled, split } from '@annuity-lantern/ui';
import type { ReactNode } from 'react';
import { Article } from '../../../article/article.tsx';
import { ReadingTime } from '../../../article/reading-time.tsx';
import { ReviewedNote } from '../../../text/reviewed-note.tsx';
import { fronts, routeOf, type TypeId, toolOf, typeIds } from '../model/types.ts';
import styles from './type-article.module.css';

interface TypeArticleProps {
  readonly id: TypeId;
  /** The text. */
  readonly children: ReactNode;
}

/** The page of one type: its text, and the ways on. */
export function TypeArticle({ id, children }: TypeArticleProps) {
  const { title, summary, minutes, reviewedOn, sources, sections } = fronts[id];
  return (
    <Article
      kicker={`Annuity type ${typeIds.indexOf(id) + 1} of ${typeIds.length}`}
      title={title}
      lead={<p>{summary}</p>}
      meta={
        <>
          <p>
            <ReadingTime minutes={minutes} />
          </p>
          <RouteLink wrap="p" to="annuity-types">
            All five types compared
          </RouteLink>
        </>
      }
      sections={sections}
      text={children}
      closing={
        <div className={joinClasses(font.column, styles.end)}>
          <section aria-label="Sources">
            <ReviewedNote reviewedOn={reviewedOn} sources={sources} />
          </section>
          <WaysOn id={id} />
        </div>
      }
    />
  );
}

function WaysOn({ id }: { readonly id: TypeId }) {
  const place = typeIds.indexOf(id);
  const [before, after] = [typeIds[place - 1], typeIds[place + 1]];
  const tool = toolOf[id];
  return (
    <nav aria-label="What to read next" className={joinClasses(ruled[16], above[32])}>
      <ul className={split[32]}>
        {before && (
          <RouteLink wrap="li" to={routeOf(before)} rel="prev" className={actionLinkClass()}>
            <ArrowLeft /> <span>{`Previous: ${fronts[before].name}`}</span>
          </RouteLink>
        )}
        {after && (
          <RouteLink wrap="li" to={routeOf(after)} rel="next" className={actionLinkClass()}>
            <span>{`Next: ${fronts[after].name}`}</span> <ArrowRight />
          </RouteLink>
        )}
      </ul>
      <ul>
        <RouteLink wrap="li" {...placeOf(tool)} className={actionLinkClass()}>
          <span>{`${toolNames[tool]}: ${toolQuestions[tool]}`}</span> <ArrowRight />
        </RouteLink>
        <RouteLink wrap="li" to="annuity-types" suffix="#before-you-sign" className={actionLinkClass()}>
          Before you sign any annuity <ArrowRight />
        </RouteLink>
        <RouteLink wrap="li" to="annuity-types" className={actionLinkClass()}>
          All five types compared <ArrowRight />
        </RouteLink>
      </ul>
    </nav>
  );
}
