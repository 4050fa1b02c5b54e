import type { SiteRouteId } from '@annuity-lantern/contracts/routes';
import { RouteLink, useRoutes } from '@annuity-lantern/host-kit';
import { ArrowRight, above, actionLinkClass, font, grid, joinClasses, ruled } from '@annuity-lantern/ui';
import type { ReactElement } from 'react';
import { CourseDrawing, GlossaryDrawing, TypesDrawing } from './own-page-drawings.tsx';
import styles from './own-pages.module.css';

interface OwnPage {
  readonly route: SiteRouteId;
  readonly name: string;
  readonly effort: string;
  readonly text: string;
  readonly action: string;
  readonly drawing: ReactElement;
}

const ownPages: readonly OwnPage[] = [
  {
    route: 'fia-mastery',
    name: 'FIA Mastery: the course',
    effort: '10 Lessons, 2.5 Hours',
    text: 'Caps, participation rates, spreads, riders and surrender periods of fixed index annuities, with a worked example in each lesson.',
    action: 'Start the course',
    drawing: <CourseDrawing />,
  },
  {
    route: 'annuity-types',
    name: 'The five types of annuity',
    effort: 'A guide to read',
    text: 'Immediate, deferred income, MYGA, fixed index and variable: how each works, who it suits, what it costs, what can go wrong.',
    action: 'Read the guide',
    drawing: <TypesDrawing />,
  },
  {
    route: 'glossary',
    name: 'Glossary',
    effort: 'To look things up',
    text: 'The words of annuity contracts in plain English. On our other pages a dotted line under a word opens its meaning.',
    action: 'Open the glossary',
    drawing: <GlossaryDrawing />,
  },
];

/** Our own pages, shown before articles by others. */
export function OwnPages() {
  const routes = new Set(useRoutes().map((route) => route.id));
  const present = ownPages.filter((page) => routes.has(page.route));
  if (present.length === 0) return null;
  return (
    <section aria-labelledby="own-pages" className={joinClasses(ruled[16], above[40])}>
      <h2 id="own-pages" className={font.h2Side}>
        Start here
      </h2>
      <ul className={joinClasses(grid.three, above[16])}>
        {present.map(({ route, name, effort, text, action, drawing }) => (
          <li key={route} className={styles.page}>
            {drawing}
            <h3 className={above[16]}>{name}</h3>
            <p className={font.hint}>{effort}</p>
            <p className={joinClasses(font.secondary, above[8])}>{text}</p>
            <RouteLink to={route} className={actionLinkClass()}>
              <span>{action}</span> <ArrowRight />
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
