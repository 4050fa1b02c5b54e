import { RouteLink, useAddressState, usePlace } from '@annuity-lantern/host-kit';
import { SendLink } from '@annuity-lantern/host-kit/send-link';
import { Announced } from '@annuity-lantern/tool-kit/announced';
import { ArrowRight, across, actionLinkClass, font, joinClasses } from '@annuity-lantern/ui';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OwnContract } from '../../../illustrations/lantern-over-contract.tsx';
import { figuresHash } from '../../../roll-up/decoder-fields.ts';
import { readEntry } from '../../../roll-up/read-entry.ts';
import { answerGuarantee } from '../model/answer-guarantee.ts';
import { readGuarantee, writeGuarantee } from '../model/guarantee-link.ts';
import styles from './guarantee-answer.module.css';

export interface GuaranteeAnswerProps {
  readonly text: string;
  /** For the number of a link. */
  readonly setText: (text: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onProblem: (problem: string | undefined) => void;
  readonly onContract: (contract: OwnContract | undefined) => void;
}

/** Reads the field by the rules of the decoder, and answers. The last good number stays while the field cannot be read. */
export function GuaranteeAnswer({ text, setText, input, onProblem, onContract }: GuaranteeAnswerProps) {
  const [good, setGood] = useState<number>();
  const linked = useRef('');
  const { search } = usePlace();
  // While a visitor types, the number is behind the `#`, which browsers never send. Only a copied link has it in the query.
  const address = useAddressState('hash', (hash, isFirst) => {
    linked.current = readGuarantee(hash) || readGuarantee(search);
    // What was typed before this code came wins over the link.
    setText((isFirst && input.current?.value) || linked.current);
  });

  const isEmpty = text.trim() === '';
  const read = isEmpty ? undefined : readEntry('rollUpPercent', text);
  const next = isEmpty ? undefined : (read?.value ?? good);
  if (next !== good) setGood(next);
  const answer = useMemo(() => (good === undefined ? undefined : answerGuarantee(good)), [good]);

  const pair = good === undefined ? '' : writeGuarantee(good);
  useEffect(() => (text === linked.current ? undefined : address.writeLater(pair && `#${pair}`)), [text, pair, address]);
  // Before the paint: hint and answer share one place.
  useLayoutEffect(() => onProblem(read?.problem), [read?.problem, onProblem]);
  useLayoutEffect(() => onContract(answer?.contract), [answer, onContract]);

  return (
    <>
      <Announced text={answer ? `${answer.sentence} ${answer.chances}` : ''} />
      {answer && (
        <>
          <p className={joinClasses(font.small, styles.chances)}>{answer.chances}</p>
          <div className={across[16]}>
            <RouteLink to="annuity-alert" suffix={figuresHash(answer.figures)} className={actionLinkClass({ night: true })}>
              How we got this <ArrowRight />
            </RouteLink>
            <SendLink
              key={pair}
              title="Roll-up decoder"
              sentence={`${answer.sentence} An example, not a quote.`}
              address={`${window.location.origin}/?${pair}`}
              look={{ variant: 'quiet', size: 'small', night: true }}
            />
          </div>
        </>
      )}
    </>
  );
}
