import { RouteLink } from '@annuity-lantern/host-kit';
import { layout, Table } from '@annuity-lantern/ui';
import { fronts, routeOf, typeIds } from '../model/types.ts';
import styles from './comparison-table.module.css';

const columns = [
  { key: 'type', label: 'Type' },
  { key: 'hear', label: 'You may hear' },
  { key: 'get', label: 'What you get' },
  { key: 'market', label: 'If markets fall' },
  { key: 'out', label: 'Getting your money out' },
  { key: 'cost', label: 'How you pay for it' },
] as const;

/** The five side by side, in the words in which they are sold and in ours. */
export function ComparisonTable() {
  return (
    <Table
      caption="The five types of annuity compared"
      captionHidden
      phone="lines"
      className={styles.comparison}
      columns={columns}
      rows={typeIds.map((id) => ({
        type: (
          <RouteLink to={routeOf(id)} className={layout.tap}>
            {fronts[id].name}
          </RouteLink>
        ),
        ...fronts[id].compared,
      }))}
    />
  );
}
