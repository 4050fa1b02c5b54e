import { RouteLink } from '@annuity-lantern/host-kit';
import { divided, joinClasses, layout, list } from '@annuity-lantern/ui';
import { fronts, routeOf, typeIds } from '../model/types.ts';
import styles from './type-list.module.css';

/** The five types in two lines each. Their ids are the anchors of the chapters that they once were. */
export function TypeList() {
  return (
    <ul className={joinClasses(list.bare, divided[12])}>
      {typeIds.map((id) => (
        <li key={id} id={id} className={styles.type}>
          <h3>
            <RouteLink to={routeOf(id)} className={layout.tap}>
              {fronts[id].title}
            </RouteLink>
          </h3>
          <p>{fronts[id].summary}</p>
        </li>
      ))}
    </ul>
  );
}
