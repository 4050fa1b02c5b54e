import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatNumber } from '@annuity-lantern/domain/format-number';
import { rateCsv, rateCsvName } from '@annuity-lantern/domain/rate-csv';
import { rateEmail } from '@annuity-lantern/domain/rate-email';
import { saveFile } from '@annuity-lantern/host-kit/save-file';
import { toHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { across, beside, font, joinClasses, Printer, split } from '@annuity-lantern/ui';
import { memo, useState } from 'react';
import { Download, Mail } from '../../../icons.ts';
import tools from '../../../shared-styles/tools.module.css';
import { type RateView, writeView } from '../model/rate-view.ts';
import { count } from '../model/say-dates.ts';
import { viewWords } from '../model/view-words.ts';
import styles from './rate-results.module.css';

interface ResultHeadProps {
  readonly found: readonly RateRecord[];
  readonly total: number;
  readonly view: RateView;
  readonly today: string;
}

/** The number of results, and actions on all of them. Rendered with the rows, not at each keystroke. */
export const ResultHead = memo(function ResultHead({ found, total, view, today }: ResultHeadProps) {
  const [saved, setSaved] = useState('');
  const carriers = new Set(found.map(({ carrier }) => carrier)).size;
  const filters = viewWords(view);

  function save() {
    const name = rateCsvName(today);
    saveFile({ name, content: new Blob([rateCsv(found, { today, filters })], { type: 'text/csv;charset=utf-8' }) });
    setSaved(`Saved as ${name}.`);
  }

  return (
    <div className={joinClasses(split[24], styles.head)}>
      <div>
        <h2
          id="rates-found"
          tabIndex={-1}
          className={joinClasses(font.label, styles.found)}
        >{`Showing ${formatNumber(found.length)} of ${count(total, 'product')}`}</h2>
        <p className={font.note}>
          {found.length > 0 && <span>{`From ${count(carriers, 'carrier')}. `}</span>}
          <span role="status">{saved}</span>
        </p>
      </div>
      {found.length > 0 && (
        <div className={joinClasses(across[24], styles.actions)}>
          <button type="button" className={joinClasses(font.strong, beside[8], tools.textButton)} onClick={save}>
            <Download />
            Export CSV
          </button>
          <button type="button" className={joinClasses(font.strong, beside[8], tools.textButton)} onClick={() => window.print()}>
            <Printer />
            Print
          </button>
          <a className={joinClasses(font.strong, beside[8], tools.textButton)} href={mailAddress(found, view, today)}>
            <Mail />
            Email Results
          </a>
        </div>
      )}
    </div>
  );
});

function mailAddress(found: readonly RateRecord[], view: RateView, today: string): string {
  const { origin, pathname } = window.location;
  const ownHash = toHash({ state: view.state === 'all' ? undefined : view.state });
  const addressOf = (shown: RateView) => origin + pathname + writeView(shown) + ownHash;
  const addressOfAll = addressOf({ ...view, carriers: [] });
  return rateEmail(found, { today, filters: viewWords(view), address: addressOf(view), addressOfAll, state: view.state });
}
