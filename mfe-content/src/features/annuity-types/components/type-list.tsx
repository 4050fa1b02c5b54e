import { RouteLink } from '@annuity-lantern/host-kit';
import { divided, joinClasses, layout, list } from '@annuity-lantern/ui';
import { Fitted } from '@annuity-lantern/ui/drawing';
import { typeLines } from '../../../illustrations/type-lines.tsx';
import { fronts, routeOf, type TypeId, typeIds } from '../model/types.ts';
import styles from './type-list.module.css';

/** The five types in two lines each, with the line of time of each. Their ids are the anchors of the chapters that they once were. */
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
          <TypeDrawingLine id={id} />
          <p>{fronts[id].summary}</p>
        </li>
      ))}
    </ul>
  );
}

const WIDTH = 380;
const HEIGHT = 44;
/** Pixels: the room of the dot. */
const LEFT = 12;

/** The sentence below it says what it shows. */
function TypeDrawingLine({ id }: { readonly id: TypeId }) {
  return (
    <Fitted width={WIDTH} height={HEIGHT} className={styles.line}>
      {(width) => <g transform={`translate(${LEFT} 30)`}>{typeLines[id].draw(width - LEFT)}</g>}
    </Fitted>
  );
}
