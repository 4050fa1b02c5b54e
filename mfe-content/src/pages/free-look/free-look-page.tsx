import { toolNames } from '@annuity-lantern/contracts/tools';
import { NextTools } from '@annuity-lantern/host-kit/next-tools';
import { Article } from '../../article/article.tsx';
import { CancelLetter } from '../../features/free-look/components/cancel-letter.tsx';
import { FreeLookCounter } from '../../features/free-look/components/free-look-counter.tsx';
import { HowDaysCount } from '../../features/free-look/components/how-days-count.tsx';
import { HowToSend } from '../../features/free-look/components/how-to-send.tsx';
import { PrintLastDay } from '../../features/free-look/components/print-last-day.tsx';
import { FORM_ID } from '../../features/free-look/model/count-fields.ts';
import { nextSteps } from '../../features/free-look/model/next-steps.ts';
import { useFreeLook } from '../../features/free-look/model/use-free-look.ts';
import { StateSelect } from '../../what-next/state-select.tsx';
import { WhatNext } from '../../what-next/what-next.tsx';

export default function FreeLookPage() {
  const state = useFreeLook();
  return (
    <Article
      quiet
      kicker="Annuity Alert"
      title={toolNames['free-look']}
      lead="Changed your mind about a new annuity? Count your days, put the last one in your calendar, and print the letter that cancels it."
      figure={
        <>
          <FreeLookCounter state={state} />
          <WhatNext
            steps={nextSteps(state.isSigned, state.freeLook)}
            state={state.state}
            chooser={
              state.isSigned && (
                <StateSelect
                  id="free-look-state"
                  form={FORM_ID}
                  hint="To show its phone number."
                  state={state.state}
                  onState={(chosen) => state.change({ state: chosen })}
                />
              )
            }
          />
        </>
      }
      sections={[
        { id: 'letter', heading: 'The letter that cancels it', body: <CancelLetter state={state} />, wide: true },
        {
          id: 'send-it',
          heading: 'Send it so that you can prove it',
          body: <HowToSend />,
          aside: (
            <p>
              <strong>Ask this</strong>
              <br />
              “Which day counts: the day I mail it, or the day you receive it?” Ask for the answer in writing.
            </p>
          ),
        },
        { id: 'how-days-count', heading: 'How the days are counted', body: <HowDaysCount /> },
      ]}
      closing={
        <>
          <PrintLastDay {...state} />
          <NextTools after="free-look" />
        </>
      }
    />
  );
}
