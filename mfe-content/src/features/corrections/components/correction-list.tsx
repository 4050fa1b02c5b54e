import { formatDay } from '@annuity-lantern/domain/format-date';
import { groupBy } from '@annuity-lantern/domain/group-by';
import { RouteLink, useRoutes } from '@annuity-lantern/host-kit';
import { type Correction, type CorrectionKind, correctionKinds, corrections } from '@annuity-lantern/site/corrections';
import { above, Badge, type BadgeTone, ChevronDown, font, joinClasses, list, parted, ruled } from '@annuity-lantern/ui';
import styles from './correction-list.module.css';

/** The corrections that could cost a reader the most money or rights. */
export const mattersMost = [
  'already-claimed',
  'spousal-benefits',
  'today-dollars',
  'free-look-replacement',
  'inherited-own-ira-day',
] as const;

/** The five that matter most, then every correction under its pages, folded. One of several pages is whole under the first, and a link under the others. */
export function CorrectionList() {
  const titles = new Map(useRoutes().map((route) => [route.id, route.head.title]));
  const placed = corrections.toReversed().flatMap((correction) => {
    const served = correction.pages.flatMap((page) => titles.get(page) ?? []);
    const [first = 'Other pages', ...others] = served;
    return [first, ...others].map((title) => ({ title, first, correction }));
  });
  const groups = [...groupBy(placed, ({ title }) => title)].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return (
    <>
      <section aria-labelledby="matters-most" className={joinClasses(ruled[16], above[40])}>
        <h2 id="matters-most">The five that matter most</h2>
        <ol className={joinClasses(parted[12], above[16])}>
          {mattersMost.flatMap((wanted) =>
            corrections
              .filter(({ id }) => id === wanted)
              .map(({ id, title, wrong, right }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                  <p className={joinClasses(font.measure, above[4])}>{wrong}</p>
                  <p className={joinClasses(font.measure, above[4])}>{right}</p>
                </li>
              )),
          )}
        </ol>
      </section>
      <section aria-labelledby="by-page" className={joinClasses(ruled[16], above[40])}>
        <h2 id="by-page">All of them, by page</h2>
        <p className={above[8]}>{`${corrections.length} entries. Open a page to read what was wrong on it.`}</p>
        <div className={above[16]}>
          {groups.map(([title, entries]) => (
            <details key={title} className={styles.group}>
              <summary>
                <h3>{title}</h3>
                <span className={font.hint}>{entries.length === 1 ? '1 entry' : `${entries.length} entries`}</span>
                <ChevronDown />
              </summary>
              <ul className={joinClasses(list.bare, parted[32], styles.entries)}>
                {entries.map(({ first, correction }) => (
                  <li key={correction.id}>
                    {first === title ? (
                      <OneCorrection {...correction} />
                    ) : (
                      <p>
                        <a href={`#${correction.id}`}>{correction.title}</a> <span className={font.hint}>{`(under ${first})`}</span>
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </section>
    </>
  );
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
      <h4 id={id} className={joinClasses(font.title, styles.title)}>
        {title}
      </h4>
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
