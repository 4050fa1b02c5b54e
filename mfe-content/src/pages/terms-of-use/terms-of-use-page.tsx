import { RouteLink, useSite } from '@annuity-lantern/host-kit';
import { ClaimLink } from '../../claims/claim-link.tsx';
import { howToReachUs } from '../../features/legal-text/components/how-to-reach-us.tsx';
import { LegalArticle, type LegalSection } from '../../features/legal-text/components/legal-article.tsx';

export default function TermsOfUsePage() {
  const { productName } = useSite();
  return (
    <LegalArticle
      title="Terms of Use"
      summary={
        <>
          <p>
            {productName} explains annuities. It sells none, and nothing on it is advice about your own case, an offer or a quote. Every
            rate is an educational example, and no rate is reserved for you.
          </p>
          <p>
            The site is free. You may use it without an account, and you owe us nothing for reading it or for asking for a consultation or a
            review.
          </p>
        </>
      }
      sections={[who, education, rates, calculators, course, consultation, links, figures, use, noWarranty, changes, howToReachUs]}
    />
  );
}

const who: LegalSection = { id: 'who-we-are', heading: 'Who offers this site', body: <Who /> };

function Who() {
  const { productName, networkName } = useSite();
  return (
    <p>
      {productName} is an educational website of {networkName}, called “we” in this text. By using the site you accept these terms. If you
      do not, please do not use it.
    </p>
  );
}

const education: LegalSection = {
  id: 'education',
  heading: 'Education, not advice',
  body: (
    <>
      <p>
        What you read here is general. It does not know your age, your health, your taxes, your other savings or what your family needs, and
        so it is not financial, investment, insurance, tax or legal advice.
      </p>
      <p>
        Before you buy, exchange or give up an annuity, read the contract and speak with someone who is licensed in your state. Giving up a
        contract can cost surrender charges, taxes and guarantees that you cannot get back.
      </p>
    </>
  ),
};

const rates: LegalSection = {
  id: 'rates',
  heading: 'Rates and products are examples',
  body: (
    <>
      <p>
        A rate, a cap or a payout on this site is an educational example, not a quote or an offer. It can be out of date, and it may not be
        available in your state or for your age. <b>No rate is reserved</b>, whatever a button is called: an advisor has to confirm the
        day’s rate with the insurer.
      </p>
      <p>
        Guarantees of an annuity depend on the insurer’s ability to pay. An annuity is not a bank deposit and is not insured by the FDIC.
        With an index annuity, caps can change each year, and a year of 0% is possible.
      </p>
    </>
  ),
};

const calculators: LegalSection = {
  id: 'calculators',
  heading: 'Calculators',
  body: (
    <>
      <p>
        Our calculators of income work with a fixed table of payout rates by the age at which income starts. They illustrate lifetime
        withdrawals; they do not predict what an insurer will pay you. Others work with the figures you enter. All of them run in your
        browser, and what you enter stays there.
      </p>
      <p>
        The free-look helper counts days from the date you enter. What is printed in your contract decides, and so does the law of your
        state: check both, and do not wait for the last day.
      </p>
    </>
  ),
};

const course: LegalSection = {
  id: 'course',
  heading: 'The course and its certificate',
  body: (
    <p>
      The course is for your own learning. Its certificate says that you have worked through it, as your own browser noted. It is no
      license, no professional training and no proof of identity.
    </p>
  ),
};

const consultation: LegalSection = { id: 'consultation', heading: 'Consultations and reviews', body: <Consultation /> };

function Consultation() {
  const { paidBy } = useSite();
  return (
    <>
      <p>
        When you send a request for a consultation or an annuity review, you ask a licensed advisor to contact you. It is free, you don’t
        have to do anything afterwards, and it is not a contract. A specialist will contact you within <ClaimLink claim="contactTime" />. We
        call in office hours.
      </p>
      <p>{paidBy} Ask how much, and who pays it. Advisors are responsible for the advice they give.</p>
      <p>
        An advisor can help you only in the states we serve, which the form names. If you choose another state, the form sends nothing and
        names that state’s insurance department.
      </p>
      <p>
        Please give true answers, and only about yourself or with the consent of the person concerned. What happens with them is described
        in the <RouteLink to="privacy-policy">Privacy Policy</RouteLink>.
      </p>
    </>
  );
}

const links: LegalSection = {
  id: 'links',
  heading: 'Links to other sites',
  body: (
    <p>
      Some links lead to public institutions and to sites of others, and the recent articles in the Education Center are written by others.
      We choose them with care, but we do not run these sites, do not check each article, and cannot answer for what they say or sell.
    </p>
  ),
};

const figures: LegalSection = { id: 'figures', heading: 'Figures about ourselves', body: <Figures /> };

function Figures() {
  return (
    <p>
      Where a page names a figure about our network or about the market, its source, date and owner are listed, together with those for
      which nobody has shown evidence yet: <RouteLink to="figures">Where each figure comes from</RouteLink>. Testimonials and people that
      are marked “sample” are invented.
    </p>
  );
}

const use: LegalSection = {
  id: 'use',
  heading: 'What you may do with it',
  body: (
    <>
      <p>Read, print and share our pages and resources for your own use and for your family’s. Keep the disclaimers with them.</p>
      <p>
        Please do not copy the site to pass it off as your own, send requests in other people’s names, or send requests by machine. We may
        refuse requests that do so.
      </p>
    </>
  ),
};

const noWarranty: LegalSection = {
  id: 'no-warranty',
  heading: 'What we cannot promise',
  body: (
    <p>
      We take care, and we still make mistakes. As far as the law allows, the site is offered as it is, without a warranty that it is
      complete, correct or always reachable, and we are not liable for a decision taken on it alone. Nothing here limits rights that the law
      of your state gives you and that cannot be waived.
    </p>
  ),
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'When these terms change',
  body: (
    <p>
      Their date changes with them, and the first version’s date stays beside it. Your request follows the terms in force when you sent it.
    </p>
  ),
};
