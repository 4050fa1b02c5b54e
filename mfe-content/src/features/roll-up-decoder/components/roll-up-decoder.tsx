import { Announced } from '@annuity-lantern/tool-kit/announced';
import { useKeptInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { font, joinClasses, VisuallyHidden } from '@annuity-lantern/ui';
import { useMemo, useRef } from 'react';
import { decode } from '../../../roll-up/decode.ts';
import { decoderFields, parseFigures } from '../../../roll-up/decoder-fields.ts';
import { defaultFigures } from '../../../roll-up/decoder-inputs.ts';
import { sayInShort } from '../model/say-result.ts';
import { DecoderCharts } from './decoder-charts.tsx';
import { DecoderFields } from './decoder-fields.tsx';
import { DecoderNotes } from './decoder-notes.tsx';
import { DecoderWorking } from './decoder-working.tsx';
import { PrintDecoded } from './print-decoded.tsx';
import styles from './roll-up-decoder.module.css';

/** A guaranteed roll-up rate as shown in the brochure, and its actual return. */
export function RollUpDecoder() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, good, changed, outdated, change, unread } = useKeptInputs(form, decoderFields, parseFigures, {
    tab: 'annuity-lantern.roll-up',
  });
  const figures = good ?? defaultFigures;
  const decoded = useMemo(() => decode(figures), [figures]);
  const summary = outdated ? 'No new result: an entry cannot be read yet.' : sayInShort(decoded);

  return (
    <section id="roll-up-decoder" aria-labelledby="decoder-heading" className={styles.decoder}>
      <VisuallyHidden>
        <h2 id="decoder-heading">Roll-up decoder: what the promised rate earns</h2>
      </VisuallyHidden>
      <Announced text={changed ? summary : ''} />
      <DecoderCharts decoded={decoded} />
      {outdated && (
        <p className={joinClasses(font.strong, styles.outdated)}>The drawing still shows the last numbers that we could read.</p>
      )}
      <div className={styles.strip}>
        <DecoderFields form={form} inputs={inputs} change={change} unread={unread} />
        <DecoderWorking decoded={decoded} />
      </div>
      <DecoderNotes decoded={decoded} />
      <PrintDecoded decoded={decoded} outdated={outdated} />
    </section>
  );
}
