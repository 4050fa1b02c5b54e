import { RouteLink, usePlace } from '@annuity-lantern/host-kit';
import { actionLinkClass, font, later, TextField, useLater, VisuallyHidden } from '@annuity-lantern/ui';
import { useEffect, useRef, useState } from 'react';
import type { OwnContract } from '../../../illustrations/lantern-over-contract.tsx';
import { guaranteeKey } from '../model/guarantee-link.ts';
import styles from './guarantee-field.module.css';

/** The decoder and its life tables. */
const loadAnswer = later(() => import(/* webpackChunkName: "guarantee-answer" */ './guarantee-answer.tsx'));

interface GuaranteeFieldProps {
  readonly contract: OwnContract | undefined;
  readonly onContract: (contract: OwnContract | undefined) => void;
}

/** One number, and below it what it is, or what it earns. The answer's code loads once a visitor, or a link, comes with a number. */
export function GuaranteeField({ contract, onContract }: GuaranteeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isNear, setNear] = useState(false);
  const { search, hash } = usePlace();
  const code = useLater(loadAnswer, isNear || text || (search + hash).includes(guaranteeKey));
  const turnTo = () => setNear(true);

  // Typed before hydration.
  useEffect(() => setText(input.current?.value ?? ''), []);

  return (
    <div className={styles.guarantee} data-print="none">
      <TextField
        ref={input}
        id="guarantee"
        label={
          <>
            <span>My annuity guarantees</span>
            <VisuallyHidden> (percent a year)</VisuallyHidden>
          </>
        }
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={problem}
        aria-describedby={contract ? undefined : 'guarantee-hint'}
        onPointerEnter={turnTo}
        onFocus={turnTo}
        onChange={(event) => setText(event.target.value)}
        className={styles.field}
      />
      <div className={styles.words}>
        {!contract && (
          <p id="guarantee-hint" className={font.note}>
            Type the rate that grows your “income base”, such as 7. It’s in your brochure. See what you would really earn a year.
          </p>
        )}
        {code && <code.GuaranteeAnswer {...{ text, setText, input, onContract }} onProblem={setProblem} />}
        {code === null && (
          <RouteLink to="annuity-alert" className={actionLinkClass({ night: true })}>
            This didn’t load. Open the roll-up decoder
          </RouteLink>
        )}
      </div>
    </div>
  );
}
