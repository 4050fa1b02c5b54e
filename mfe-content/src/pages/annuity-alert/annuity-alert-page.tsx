import { NextTools } from '@annuity-lantern/host-kit/next-tools';
import { Article } from '../../article/article.tsx';
import { AlertMeta } from '../../features/alert/components/alert-meta.tsx';
import { AlertSheet } from '../../features/alert/components/alert-sheet.tsx';
import { AskThis } from '../../features/alert/components/ask-this.tsx';
import { KnowWhoCalls } from '../../features/alert/components/know-who-calls.tsx';
import { ProtectYourself } from '../../features/alert/components/protect-yourself.tsx';
import { RedFlags } from '../../features/alert/components/red-flags.tsx';
import { ReviewButton } from '../../features/alert/components/review-button.tsx';
import { Sources } from '../../features/alert/components/sources.tsx';
import { TrapStatement } from '../../features/alert/components/trap-statement.tsx';
import { TrapText } from '../../features/alert/components/trap-text.tsx';
import { WhatItCosts } from '../../features/alert/components/what-it-costs.tsx';
import { questions } from '../../features/alert/model/questions.ts';
import { RollUpDecoder } from '../../features/roll-up-decoder/components/roll-up-decoder.tsx';
import { chanceSource, decode } from '../../roll-up/decode.ts';
import { defaultFigures, type Figures } from '../../roll-up/decoder-inputs.ts';

const TITLE = '“8% guaranteed” does not mean you earn 8%.';

/** Minutes at 200 words each; a test counts the words. */
const READING_MINUTES = 8;

const workOut = (figures: Figures) => ({ ...figures, ...decode(figures) });
const example = workOut(defaultFigures);
const compound = workOut({ ...defaultFigures, kind: 'compound' });

const sections = [
  {
    id: 'trap',
    heading: 'The “8%” trap',
    body: <TrapText example={example} compound={compound} />,
    aside: <AskThis question={questions.cash}>Have the answer written down.</AskThis>,
  },
  {
    id: 'red-flags',
    heading: 'Red flags, with their limits',
    body: <RedFlags />,
    aside: <AskThis question={questions.page}>A brochure is not the contract.</AskThis>,
  },
  {
    id: 'what-it-costs',
    heading: 'What it costs',
    body: <WhatItCosts />,
    aside: <AskThis question={questions.fees}>One number, please.</AskThis>,
  },
  {
    id: 'protect-yourself',
    heading: 'Protect yourself',
    body: <ProtectYourself />,
    aside: <AskThis question={questions.pay}>Any honest seller can answer it.</AskThis>,
  },
  { id: 'know-who-calls', heading: 'Know who calls', body: <KnowWhoCalls /> },
  { id: 'sources', heading: 'Sources and corrections', body: <Sources chanceSource={chanceSource} /> },
];

export default function AnnuityAlertPage() {
  return (
    <Article
      kicker="Annuity Alert"
      title={TITLE}
      lead="The 8% grows a number on paper. That number only sets the size of your later income. Here is what you would really earn."
      meta={<AlertMeta minutes={READING_MINUTES} />}
      figure={
        <>
          <RollUpDecoder />
          <ReviewButton />
          <AlertSheet title={TITLE} example={example} />
        </>
      }
      opening={<TrapStatement example={example} />}
      folded
      sections={sections}
      closing={<NextTools after="roll-up-decoder" />}
    />
  );
}
