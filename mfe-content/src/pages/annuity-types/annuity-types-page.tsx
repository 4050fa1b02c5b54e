import { RouteLink } from '@annuity-lantern/host-kit';
import { ArrowRight, above, across, actionLinkClass, buttonClass, font, joinClasses, ruled } from '@annuity-lantern/ui';
import text from '../../../content/questions/annuity-types.md?questions';
import { Article, type ArticleSection } from '../../article/article.tsx';
import { ReadingTime } from '../../article/reading-time.tsx';
import { ComparisonTable } from '../../features/annuity-types/components/comparison-table.tsx';
import { TypeList } from '../../features/annuity-types/components/type-list.tsx';
import { useOldAnchors } from '../../features/annuity-types/model/use-old-anchors.ts';
import { GlossaryTerm } from '../../glossary/glossary-term.tsx';
import { ReviewedNote } from '../../text/reviewed-note.tsx';
import { ToolLink } from '../../tool-link/tool-link.tsx';

export default function AnnuityTypesPage() {
  useOldAnchors();
  return (
    <Article
      kicker="Guide"
      title="Guide to Annuity Types"
      lead={
        <p>
          Five contracts share one name. Three of them promise dollars, one promises a share of an index, and one promises very little. Here
          is how to tell which one you’re being offered. Each has a page of its own.
        </p>
      }
      meta={
        <>
          <p>
            <ReadingTime minutes={4} />
          </p>
          <RouteLink wrap="p" to="glossary">
            All words explained
          </RouteLink>
        </>
      }
      sections={[inShort, which, before, asked]}
      closing={<WhatNext />}
    />
  );
}

const inShort: ArticleSection = {
  id: 'in-short',
  heading: 'The five types in short',
  body: <TypeList />,
};

const which: ArticleSection = {
  id: 'which-one',
  heading: 'Which one are you being offered?',
  wide: true,
  body: (
    <>
      <p>
        The name on the brochure often doesn’t help. Look at what the contract promises, what happens when markets fall, and how you get
        your money out. Each name leads to the page of that type.
      </p>
      <ComparisonTable />
      <p>
        Does your contract fit none of the five? Then it’s probably a{' '}
        <GlossaryTerm id="registered-index-linked-annuity">registered index-linked annuity</GlossaryTerm>. It’s tied to an index like the
        fourth, but can lose money like the fifth. <span data-print="none">Touch a word with a dotted line, and we explain it.</span>
      </p>
    </>
  ),
};

const before: ArticleSection = {
  id: 'before-you-sign',
  heading: 'Before you sign any of them',
  body: (
    <>
      <p>Four things to know, whichever type it is.</p>
      <ol>
        <li>
          Every guarantee depends on the insurer’s ability to pay. An annuity is not a bank deposit and is not FDIC insured. Look up the{' '}
          <GlossaryTerm id="financial-strength-rating">financial strength rating</GlossaryTerm>.
        </li>
        <li>
          Most contracts give you a <GlossaryTerm id="free-look">free look</GlossaryTerm>: some days after delivery in which you can cancel.
          How many days depends on your state. In some states you get one only if the seller gave you the papers late. Look on the
          contract’s cover or first pages.
        </li>
        <li>
          In most states the <GlossaryTerm id="best-interest">best interest rule</GlossaryTerm> makes a seller tell you why an annuity fits
          you, and keep a written record. The seller need not hand it over. Ask for the reasons before you sign.
        </li>
        <li>You lose nothing if you sleep on it. If an offer ends today, walk away.</li>
      </ol>
    </>
  ),
};

const asked: ArticleSection = {
  id: 'questions',
  heading: 'Questions people ask',
  body: (
    <>
      <dl>
        {text.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <ReviewedNote reviewedOn={text.reviewedOn} sources={text.sources} />
    </>
  ),
};

function WhatNext() {
  return (
    <nav aria-label="What to read next" className={joinClasses(font.column, ruled[24], above[56], across[24])}>
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
