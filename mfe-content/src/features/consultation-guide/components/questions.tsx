import { above, font, joinClasses, parted, Section } from '@annuity-lantern/ui';
import text from '../../../../content/questions/consultation.md?questions';
import { SiteClaimText } from '../../../site-claims/site-claim-text.tsx';
import { ReviewedNote } from '../../../text/reviewed-note.tsx';

export function Questions() {
  return (
    <Section id="questions" heading="Questions people ask">
      <dl className={parted[24]}>
        {text.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className={font.title}>{question}</dt>
            <dd className={joinClasses(font.measure, above[8])}>
              <SiteClaimText text={answer} claim="consultationLength" />
            </dd>
          </div>
        ))}
      </dl>
      <ReviewedNote reviewedOn={text.reviewedOn} sources={text.sources} />
    </Section>
  );
}
