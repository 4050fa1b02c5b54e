import { formatDay } from '@annuity-lantern/domain/format-date';
import { RouteLink, useRoutes } from '@annuity-lantern/host-kit';
import { type Correction, type CorrectionKind, correctionKinds, corrections } from '@annuity-lantern/site/corrections';
import { above, Badge, type BadgeTone, font, joinClasses, list, parted, ruled } from '@annuity-lantern/ui';
import styles from './correction-list.module.css';

const days = [...new Set(corrections.map(({ day }) => day))].reverse();

/** Every correction, the newest first, under the day on which it was made. */
export function CorrectionList() {
  return days.map((day) => (
    <section key={day} aria-labelledby={`on-${day}`} className={joinClasses(ruled[16], above[40])}>
      <h2 id={`on-${day}`}>
        <time dateTime={day}>{formatDay(day)}</time>
      </h2>
      <ul className={joinClasses(list.bare, parted[32], above[24])}>
        {corrections
          .filter((correction) => correction.day === day)
          .reverse()
          .map((correction) => (
            <li key={correction.id}>
              <OneCorrection {...correction} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

const looks: Readonly<Record<CorrectionKind, { readonly tone: BadgeTone; readonly was: string; readonly is: string }>> = {
  correction: { tone: 'straw', was: 'What was wrong', is: 'What is right' },
  clarification: { tone: 'blue', was: 'What was unclear', is: 'What we say now' },
  update: { tone: 'grey', was: 'What we said', is: 'What is right now' },
};

function OneCorrection({ id, day, kind, pages, since, title, wrong, right }: Correction) {
  const titles = new Map(useRoutes().map((route) => [route.id, route.head.title]));
  const served = pages.filter((page) => titles.has(page));
  const { tone, was, is } = looks[kind];
  return (
    <>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={above[8]}>
        <Badge tone={tone}>{correctionKinds[kind]}</Badge>
      </p>
      <dl className={joinClasses(list.facts, above[12], styles.facts)}>
        {served.length > 0 && (
          <div>
            <dt>Where</dt>
            <dd>
              <ul className={list.bare}>
                {served.map((page) => (
                  <RouteLink key={page} to={page} wrap="li">
                    {titles.get(page)}
                  </RouteLink>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div>
          <dt>When</dt>
          <dd>
            From{' '}
            <time dateTime={since} className={font.nowrap}>
              {formatDay(since)}
            </time>{' '}
            to{' '}
            <time dateTime={day} className={font.nowrap}>
              {formatDay(day)}
            </time>
          </dd>
        </div>
        <div>
          <dt>{was}</dt>
          <dd>{wrong}</dd>
        </div>
        <div>
          <dt>{is}</dt>
          <dd>{right}</dd>
        </div>
      </dl>
    </>
  );
}
