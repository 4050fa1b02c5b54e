import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowRight, actionLinkClass, buttonClass } from '@annuity-lantern/ui';
import { Article, type ArticleSection } from '../../article/article.tsx';
import { ReadingTime } from '../../article/reading-time.tsx';
import { DeferredIncomeChapter } from '../../features/annuity-types/chapters/deferred-income-chapter.tsx';
import { FixedIndexChapter } from '../../features/annuity-types/chapters/fixed-index-chapter.tsx';
import { ImmediateChapter } from '../../features/annuity-types/chapters/immediate-chapter.tsx';
import { MultiYearChapter } from '../../features/annuity-types/chapters/multi-year-chapter.tsx';
import { VariableChapter } from '../../features/annuity-types/chapters/variable-chapter.tsx';
import { ComparisonTable } from '../../features/annuity-types/components/comparison-table.tsx';
import { questions } from '../../features/annuity-types/model/questions.ts';
import { GlossaryTerm } from '../../glossary/glossary-term.tsx';
import { ToolLink } from '../../tool-link/tool-link.tsx';
import styles from './annuity-types-page.module.css';

export default function AnnuityTypesPage() {
  return (
    <Article
      kicker="Guide"
      title="Guide to Annuity Types"
      lead={
        <p>
          Five contracts share one name. Three of them promise dollars, one promises a share of an index, and one promises very little. Here
          is how to tell which one you are being offered, and what to ask.
        </p>
      }
      meta={
        <>
          <p>
            <ReadingTime minutes={18} />
          </p>
          <RouteLink wrap="p" to="glossary">
            All words explained
          </RouteLink>
        </>
      }
      sections={[which, immediate, deferredIncome, multiYear, fixedIndex, variable, before, asked]}
      closing={<WhatNext />}
    />
  );
}

const which: ArticleSection = {
  id: 'which-one',
  heading: 'Which one are you being offered?',
  wide: true,
  body: (
    <>
      <p>
        The name on the brochure often doesn’t help. Look at what is promised, what happens when markets fall, and how you get your money
        out.
      </p>
      <ComparisonTable />
      <p>
        Words with a dotted line are explained when you touch them. If a contract fits none of the five, it is most often a{' '}
        <GlossaryTerm id="registered-index-linked-annuity">registered index-linked annuity</GlossaryTerm>: tied to an index like the fourth,
        but with losses like the fifth.
      </p>
    </>
  ),
};

const immediate: ArticleSection = {
  id: 'immediate',
  heading: 'Immediate annuity (SPIA)',
  body: <ImmediateChapter />,
  aside: <Note>“If I hand you this check today, what exactly do I receive each month, and when does it stop?”</Note>,
};

const deferredIncome: ArticleSection = {
  id: 'deferred-income',
  heading: 'Deferred income annuity (DIA, QLAC)',
  body: <DeferredIncomeChapter />,
  aside: <Note>“What do my heirs get if I die the day before the first payment?”</Note>,
};

const multiYear: ArticleSection = {
  id: 'multi-year',
  heading: 'Multi-year guarantee annuity (MYGA)',
  body: <MultiYearChapter />,
  aside: <Note>“Is this rate for every year of the term, and what happens on the day after?”</Note>,
};

const fixedIndex: ArticleSection = {
  id: 'fixed-index',
  heading: 'Fixed index annuity (FIA)',
  body: <FixedIndexChapter />,
  aside: <Note>“What is the lowest cap the contract lets you set?” Have the page of the contract shown to you.</Note>,
};

const variable: ArticleSection = {
  id: 'variable',
  heading: 'Variable annuity (VA)',
  body: <VariableChapter />,
  aside: <Note>“What do all fees together cost me in dollars, every year?”</Note>,
};

const before: ArticleSection = {
  id: 'before-you-sign',
  heading: 'Before you sign any of them',
  body: (
    <>
      <p>Four things are true of all of them.</p>
      <ol>
        <li>
          Every guarantee depends on the insurer’s ability to pay. An annuity is not a bank deposit and is not FDIC insured. Look up the{' '}
          <GlossaryTerm id="financial-strength-rating">financial strength rating</GlossaryTerm>.
        </li>
        <li>
          You have a <GlossaryTerm id="free-look">free look</GlossaryTerm>: some days after delivery in which you can cancel. How many
          depends on your state. Look on the contract’s cover or first pages.
        </li>
        <li>
          In most states the <GlossaryTerm id="best-interest">best interest rule</GlossaryTerm> makes a seller write down why an annuity
          fits you. Ask to see those reasons before you sign.
        </li>
        <li>You lose nothing by sleeping on it. If an offer ends today, walk away.</li>
      </ol>
    </>
  ),
};

const asked: ArticleSection = {
  id: 'questions',
  heading: 'Questions people ask',
  body: (
    <dl>
      {questions.map(({ question, answer }) => (
        <div key={question} className={styles.question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  ),
};

function Note({ children }: { readonly children: string }) {
  return (
    <>
      <p>
        <strong>Ask this</strong>
      </p>
      <p>{children}</p>
    </>
  );
}

function WhatNext() {
  return (
    <nav aria-label="What to read next" className={styles.next}>
      <RouteLink to="annuity-review" className={buttonClass()}>
        Review Your Annuity
      </RouteLink>
      <ul>
        <ToolLink id="roll-up-decoder" />
        <RouteLink wrap="li" to="fia-mastery" className={actionLinkClass()}>
          The course on fixed index annuities <ArrowRight />
        </RouteLink>
        <RouteLink wrap="li" to="resources" className={actionLinkClass()}>
          Worksheets and checklists to print <ArrowRight />
        </RouteLink>
        <ToolLink id="retirement-calculator" />
      </ul>
    </nav>
  );
}
