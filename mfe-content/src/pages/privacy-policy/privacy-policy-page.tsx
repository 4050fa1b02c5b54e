import { useSite } from '@annuity-lantern/host-kit';
import { howToReachUs } from '../../features/legal-text/components/how-to-reach-us.tsx';
import { LegalArticle, type LegalSection } from '../../features/legal-text/components/legal-article.tsx';
import { BrowserStorage } from './browser-storage.tsx';

export default function PrivacyPolicyPage() {
  const { productName } = useSite();
  return (
    <LegalArticle
      title="Privacy Policy"
      summary={
        <>
          <p>
            You can read everything on {productName}, use every calculator and take the course without telling us who you are. What you
            enter there stays in your browser, unless you tick it to go along with a request.
          </p>
          <p>
            Only if you send a request for a consultation or for an annuity review do we store something about you: the answers in the form,
            what you agreed to, and how the request reached us. Our staff and the advisor who calls you can read it. We sell it to nobody,
            and you can have it deleted.
          </p>
        </>
      }
      sections={[
        whoWeAre,
        whatWeStore,
        checks,
        why,
        whoReads,
        noSale,
        counting,
        browser,
        visits,
        howLong,
        rights,
        safety,
        changes,
        howToReachUs,
      ]}
    />
  );
}

const whoWeAre: LegalSection = { id: 'who-we-are', heading: 'Who we are', body: <WhoWeAre /> };

function WhoWeAre() {
  const { productName, networkName } = useSite();
  return (
    <p>
      {productName} is an educational website of {networkName}. In this text, “we” means {networkName}, which decides what happens with the
      data described here.
    </p>
  );
}

const whatWeStore: LegalSection = {
  id: 'what-we-store',
  heading: 'What we store when you send a request',
  body: (
    <>
      <ul>
        <li>Your first and last name, email address and phone number.</li>
        <li>For a consultation: your age range, the range of your assets, your state and what you wrote under “Primary concern”.</li>
        <li>
          For an annuity review, as far as you filled it in: the insurance company, the approximate value of the contract, your age range,
          your state and what you wrote under “Concerns”.
        </li>
        <li>The days, times of day and time zone you chose for our call, if you chose any.</li>
        <li>
          What you entered in a tool, such as the payout calculator, if you took it to the form and ticked its box. That box starts empty,
          and you can read there what it would send.
        </li>
        <li>
          Which of the consent boxes you checked, the version of the wording you saw with our name as it stood there, and the page the form
          was on.
        </li>
        <li>
          The network address the request came from and the name your browser gives itself: they show later that it really was sent, and
          how.
        </li>
        <li>Whether your browser asked us, by Global Privacy Control, not to track you.</li>
        <li>What our check of your email address and phone number found: good, wrong or unknown.</li>
        <li>The time, and how far our staff have come with your request.</li>
      </ul>
      <p>
        Nothing you type reaches us before you press the button. When a form opens, your browser fetches a signed number from us, which goes
        back with the request and shows that a page was really opened, and when. It says nothing about you and is not kept. Please write no
        account, contract or Social Security numbers into the form: we do not need them.
      </p>
    </>
  ),
};

const checks: LegalSection = {
  id: 'checks',
  heading: 'How we check your contact details',
  body: (
    <>
      <p>
        While you type, your own browser looks for slips such as “gmial.com” and asks whether you meant something else. That stays in your
        browser.
      </p>
      <p>
        When you send the request, our server checks that the phone number can be one in the United States, that the email address is not of
        a throw-away service, and that its domain, the part after the @, takes mail. For the last it asks the domain name system, the
        internet’s directory, about the domain alone: never about your address, your name or your number. Where no answer comes, your
        request is accepted all the same and the check is repeated later.
      </p>
    </>
  ),
};

const why: LegalSection = {
  id: 'why',
  heading: 'What we use it for',
  body: (
    <>
      <p>To answer your request: to match you with a licensed advisor, to call or write to you, and to prove what you agreed to.</p>
      <p>
        Automated or recorded calls, automated texts and more emails each need your consent. Each has its own box, and each box starts
        empty. You don’t have to check any of them to buy anything or to get a call from a person. You can take a consent back at any time.
        We keep the words of every version, so your consent always means what you read.
      </p>
    </>
  ),
};

const whoReads: LegalSection = { id: 'who-reads-it', heading: 'Who can read it', body: <WhoReads /> };

function WhoReads() {
  const { networkName } = useSite();
  return (
    <>
      <p>
        Staff of {networkName} who have signed in, and the licensed advisor who is to contact you. Staff learn of a new request by an email
        that carries a reference number, the kind of request, its time and the state you chose, but no name, no contact details and nothing
        you wrote or sent along; to read the request they have to sign in.
      </p>
      <p>
        You get one email that confirms the request and says what happens next. It repeats nothing you wrote. The services that carry email
        see your address, as with any email.
      </p>
      <p>
        If {networkName} has connected a system of its own in which it keeps its customers (a CRM), our software hands each request to that
        system: your answers, the figures you sent along, your consents with the version of their words, what our check found and the page
        the form was on, signed, so that a change on the way would show. Ask us which system that is; we tell you.
      </p>
      <p>
        No one else gets your request from our software: no advertising network, no data broker, no analytics company, no insurer. We do not
        sell or rent it. We would hand data over to an authority only where the law obliges us to.
      </p>
    </>
  );
}

const counting: LegalSection = {
  id: 'counting',
  heading: 'What is counted if you say yes',
  body: (
    <>
      <p>
        The last box of each form asks whether we may count your request and your later visits to our request forms in anonymous statistics.
        It starts empty. Without your yes nothing is counted, and neither is it when no analytics service is set up, or when your browser
        asks sites not to track you (Global Privacy Control).
      </p>
      <p>
        With your yes, our server reports to the analytics service that a request of this kind came in, with the request’s reference number
        so that it counts once, or that the page of a form was opened. It reports no name, no email address, no phone number, no network
        address, nothing you wrote, and no number by which that service could know you again. Your browser itself never contacts that
        service.
      </p>
    </>
  ),
};

const browser: LegalSection = { id: 'browser-storage', heading: 'Cookies, and what is kept in your browser', body: <BrowserStorage /> };

const visits: LegalSection = {
  id: 'visits',
  heading: 'What we record when you visit',
  body: (
    <>
      <p>
        Our servers note which page was asked for, when, and how long the answer took. They see your network address because they have to
        answer to it, and keep it in memory for a short while, so that one sender cannot flood the forms. The log of requests holds neither
        that address nor your browser’s name, nor anything behind a “?” in the page’s address, such as words you searched for.
      </p>
      <p>
        When you open one of our resources, its counter goes up by one. So that one visitor counts once an hour, we store a code made from
        your network address, the resource and a secret key. Nobody can read the address out of it, it does not show what else you opened,
        and it is removed after an hour.
      </p>
      <p>
        Titles of articles from other sites come to you through our server: your browser contacts none of these sites before you follow a
        link. Links that are marked as opening in a new tab lead to sites of others, which have their own rules.
      </p>
    </>
  ),
};

const howLong: LegalSection = {
  id: 'how-long',
  heading: 'How long we keep it',
  body: (
    <ul>
      <li>A request stays in our database until you ask us to delete it. We have set no earlier end.</li>
      <li>
        Should the database be out of reach when you send it, it waits in a second store, encrypted, and is removed there once it is saved.
      </li>
      <li>The code that stands for your visit to a resource: about an hour.</li>
      <li>What is kept in your browser: see the list above.</li>
    </ul>
  ),
};

const noSale: LegalSection = {
  id: 'do-not-sell',
  heading: 'We do not sell or share it',
  body: (
    <>
      <p>
        We do not sell your personal information, we do not rent it, and we do not share it for advertising across sites. So there is no box
        to tick against it: it does not happen, for anybody. Being matched with the advisor you asked for is not a sale.
      </p>
      <p>
        We honor Global Privacy Control. When your browser sends it, nothing is counted, the box that would allow it is not shown, and a
        request notes that it came with this signal.
      </p>
    </>
  ),
};

const rights: LegalSection = { id: 'your-rights', heading: 'What you can ask of us', body: <Rights /> };

function Rights() {
  const { contactEmail, phone, networkName } = useSite();
  return (
    <>
      <ul>
        <li>To see what we hold about you, and to have a copy.</li>
        <li>To have it corrected.</li>
        <li>To have it deleted.</li>
        <li>To take back a consent, for one channel or for all.</li>
        <li>To be left alone: say so and we stop contacting you.</li>
      </ul>
      <p>
        Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> or call <a href={`tel:${phone.dial}`}>{phone.display}</a>. A person
        handles it: there is no account to sign in to. Tell us the email address or the phone number of your request, and whether it is to
        be shown, corrected or deleted. If {networkName} has handed it to a customer system of its own or to an advisor, we pass your wish
        on. We ask only what we need to be sure that it is you, and asking has no disadvantage for you. Depending on your state, the law may
        give you further rights.
      </p>
    </>
  );
}

const safety: LegalSection = {
  id: 'safety',
  heading: 'How it is protected',
  body: (
    <p>
      Requests are stored in a database that is not reachable from the internet. Staff see them only after signing in with a password of
      which we keep no readable copy, and what they do with a request is recorded with their name and the time. Names, addresses, phone
      numbers and texts are kept out of our logs. No protection is perfect: should your data ever be exposed, we tell you.
    </p>
  ),
};

const changes: LegalSection = {
  id: 'changes',
  heading: 'When this text changes',
  body: (
    <p>
      Its date changes with it, and the first version’s date stays beside it. The version you saw is stored with the consent you gave. This
      text describes what the site does today; it is changed before the site does something else.
    </p>
  ),
};
