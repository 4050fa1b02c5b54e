import { toIso } from '@annuity-lantern/domain/calendar-day';
import { formatDay } from '@annuity-lantern/domain/format-date';
import { across, Button, flow, font, grid, joinClasses, Printer, stack, TextAreaField, TextField } from '@annuity-lantern/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FORM_ID, type FreeLookTexts } from '../model/count-fields.ts';
import type { FreeLookState } from '../model/use-free-look.ts';
import styles from './cancel-letter.module.css';

/** On the root element while the letter alone is printed. */
const PRINTING = 'data-letter-only';

/** The letter that cancels the contract, or withdraws the application before delivery: a few fields, and the letter as it will be printed. Empty fields become lines to write on. */
export function CancelLetter({ state }: { readonly state: FreeLookState }) {
  const { inputs, good, isSigned, today, change, clear } = state;
  const delivered = good?.delivered;
  const [cleared, setCleared] = useState(false);

  useEffect(() => {
    const done = () => document.documentElement.removeAttribute(PRINTING);
    window.addEventListener('afterprint', done);
    return () => {
      window.removeEventListener('afterprint', done);
      done();
    };
  }, []);

  const fieldProps = (name: keyof FreeLookTexts) => ({
    id: `free-look-${name}`,
    name,
    form: FORM_ID,
    value: inputs[name],
    autoComplete: 'off',
    maxLength: 300,
    onChange: (event: { target: { value: string } }) => {
      setCleared(false);
      change({ [name]: event.target.value });
    },
  });

  function print() {
    document.documentElement.setAttribute(PRINTING, '');
    window.print();
  }

  function forget() {
    flushSync(clear);
    setCleared(true);
  }

  return (
    <div className={joinClasses(grid.own, styles.columns)}>
      {/* The fields belong to the form of the count: both are kept together. */}
      <fieldset aria-label="For the letter" data-print="none" className={stack[16]}>
        <TextField {...fieldProps('name')} label="Your name" optional />
        <TextAreaField {...fieldProps('address')} label="Your address" optional />
        <TextField {...fieldProps('insurer')} label="Insurance company" optional hint="As printed on the cover, not the agent’s firm" />
        <TextAreaField {...fieldProps('insurerAddress')} label="Its address for cancellations" optional hint="From the cover" />
        <TextField {...fieldProps('contractNumber')} label="Contract number" optional />
        <p className={font.note}>
          What you type here stays in this tab of your browser. We don’t send it, store it or put it in the web address.
        </p>
        <div className={across[24]}>
          <Button icon={<Printer />} onClick={print}>
            Print the letter
          </Button>
          <Button variant="quiet" onClick={forget}>
            Clear everything I typed
          </Button>
        </div>
        <p role="status" className={font.note}>
          {cleared && 'Cleared. Nothing is left in this tab.'}
        </p>
      </fieldset>
      <article aria-labelledby="the-letter" className={joinClasses(flow[16], styles.letter)}>
        <h3 id="the-letter" className={styles.letterHeading}>
          The letter
        </h3>
        <p className={styles.block}>
          <Blank what="your name">{inputs.name}</Blank>
          <Blank what="your address">{inputs.address}</Blank>
        </p>
        <p>{today ? formatDay(toIso(today)) : <Blank what="date of the letter" />}</p>
        <p className={styles.block}>
          <Blank what="insurance company">{inputs.insurer}</Blank>
          <Blank what="its address">{inputs.insurerAddress}</Blank>
        </p>
        <p>
          <b>
            <span>
              {isSigned ? 'I withdraw my application. Application number:' : 'Cancellation under the free-look provision. Contract number:'}
            </span>{' '}
            <Blank what={isSigned ? 'application number' : 'contract number'}>{inputs.contractNumber}</Blank>
          </b>
        </p>
        <p>To whom it may concern:</p>
        {isSigned ? (
          <>
            <p>
              I applied for an annuity with you. The contract has not been delivered to me. I withdraw my application as of the day this
              letter is sent. Do not issue or deliver the contract.
            </p>
            <p>
              Please send back what I have paid, to me at the address above. If the money was to come from another annuity or a retirement
              account, stop the transfer. If you already have it, do not pay it to me. First tell me in writing how you can send it back
              there.
            </p>
          </>
        ) : (
          <>
            <p>
              <span>The annuity contract named above was delivered to me on</span>{' '}
              {delivered ? <span>{formatDay(toIso(delivered))}</span> : <Blank what="day of delivery" />}
              <span>. I am using my right to examine it and to return it. I cancel the contract as of the day this letter is sent.</span>
            </p>
            <p>
              Please send my refund under the free-look provision to me at the address above. If the money came from another annuity or a
              retirement account, do not pay it to me. First tell me in writing how you can send it back there.
            </p>
          </>
        )}
        <p>Please confirm in writing the day you received this letter, and the amount and day of the refund.</p>
        {!isSigned && <p>Enclosed: the contract.</p>}
        <p className={styles.signature}>
          <Blank what="signature of the owner" /> <Blank what="signature of the joint owner, if there is one" />
        </p>
      </article>
    </div>
  );
}

/** The typed text, or a line to write on. */
function Blank({ what, children = '' }: { readonly what: string; readonly children?: string }): ReactElement {
  if (children.trim()) return <span className={styles.filled}>{children}</span>;
  return (
    <span className={styles.blank}>
      <span className={joinClasses(font.hint, font.plain)}>{what}</span>
    </span>
  );
}
